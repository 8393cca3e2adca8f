// What runs on every public page: little, and nothing that the page could not do without.
import { scrollToHash } from "./scroll-to-hash.ts";
import { wakeIslands } from "./wake-islands.ts";
import { wakeMenu } from "./wake-menu.ts";
import { wakeTextSizes } from "./wake-text-sizes.ts";

for (const year of document.querySelectorAll("[data-year]")) year.textContent = String(new Date().getFullYear());
for (const menu of document.querySelectorAll<HTMLDetailsElement>("[data-menu]")) wakeMenu(menu);
for (const sizes of document.querySelectorAll<HTMLFieldSetElement>("[data-text-sizes]")) wakeTextSizes(sizes);
wakeIslands(document.querySelectorAll<HTMLElement>("[data-island]"));

scrollToHash();
window.addEventListener("hashchange", scrollToHash);

// A hint from the signed-in area on this device, for the choice of links only: it opens nothing.
if (localStorage.getItem("signed-in")) document.documentElement.dataset.signedIn = "";
