import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server keeps /pages/* for ever (the names carry hashes) and answers every other page with index.html.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/nomarch/server/pages",
    emptyOutDir: true,
    assetsDir: "pages",
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"] },
});
