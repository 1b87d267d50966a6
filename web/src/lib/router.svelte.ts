/** Which page is shown: the address, as something that pages can follow. */

export const place = $state({ path: location.pathname, hash: location.hash.slice(1) });

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
}

/** Go to an address of ours, such as `/t/TABLE#SECRET`. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  look();
  scrollTo(0, 0);
}

/** Follow the browser's buttons, and links to pages of ours without loading anything anew. */
export function follow(): void {
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    const plain = !event.defaultPrevented && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.getAttribute("href")!.startsWith("#")) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
