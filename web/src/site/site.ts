// The script of every public page: small, and every page works without it.
import { watchStorage } from "../device/storage-standing.ts";
import { hydrateIslands } from "./hydrate-islands.ts";
import { runMenu } from "./run-menu.ts";
import { runTextSizes } from "./run-text-sizes.ts";
import { scrollToHash } from "./scroll-to-hash.ts";
import { updateNews } from "./update-news.ts";

for (const year of document.querySelectorAll("[data-year]")) year.textContent = String(new Date().getFullYear());
for (const menu of document.querySelectorAll<HTMLDetailsElement>("[data-menu]")) runMenu(menu);
for (const sizes of document.querySelectorAll<HTMLFieldSetElement>("[data-text-sizes]")) runTextSizes(sizes);
void hydrateIslands(document.querySelectorAll<HTMLElement>("[data-island]"));
const news = document.querySelectorAll<HTMLElement>("[data-news]");
if (news.length > 0) void updateNews(news);

// Ways of pressing chosen on this device work here too. Their code is loaded only if one is chosen.
const beginAccess = () => import("../access/begin.ts").then((it) => it.beginAccess());
if (localStorage.getItem("access")) void beginAccess();
else window.addEventListener("access", () => void beginAccess(), { once: true });
void import("../features/access/watch-for-switch.ts").then(({ watchForSwitch }) => watchForSwitch());
watchStorage();
scrollToHash();
window.addEventListener("hashchange", scrollToHash);
