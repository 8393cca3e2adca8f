// What runs on every public page: little, and nothing that the page could not do without.
import { scrollToHash } from "./scroll-to-hash.ts";
import { wakeIslands } from "./wake-islands.ts";
import { wakeMenu } from "./wake-menu.ts";
import { wakeTextSizes } from "./wake-text-sizes.ts";

for (const year of document.querySelectorAll("[data-year]")) year.textContent = String(new Date().getFullYear());
for (const menu of document.querySelectorAll<HTMLDetailsElement>("[data-menu]")) wakeMenu(menu);
for (const sizes of document.querySelectorAll<HTMLFieldSetElement>("[data-text-sizes]")) wakeTextSizes(sizes);
void wakeIslands(document.querySelectorAll<HTMLElement>("[data-island]"));

scrollToHash();
window.addEventListener("hashchange", scrollToHash);
