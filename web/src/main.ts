import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/memory";
import { follow } from "./lib/router.svelte";
import { locale } from "./lib/words";
import "./style.css";

document.documentElement.lang = locale;
document.documentElement.dataset["theme"] = settings().theme;
follow();
mount(App, { target: document.getElementById("app")! });
