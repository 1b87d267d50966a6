import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/memory";
import { follow } from "./lib/router.svelte";
import { locale } from "./lib/words";
import "./style.css";

document.documentElement.lang = locale;
document.documentElement.dataset["theme"] = settings().theme;
follow();
// a server that was renewed has other files: load the page anew, but not again and again if one is truly missing
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("nomarch.reloaded"));
  if (Date.now() - last < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem("nomarch.reloaded", String(Date.now()));
  location.reload();
});
mount(App, { target: document.getElementById("app")! });
