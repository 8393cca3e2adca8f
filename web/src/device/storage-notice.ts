import { showPageNotice } from "../ui/page-notice.ts";

/** `blocked`: this browser stores nothing for Sayso. `full`: it has no more room. */
export type Standing = "blocked" | "full";

const says: Readonly<Record<Standing, string>> = {
	blocked:
		"Your browser keeps nothing for Sayso: it blocks cookies or site data, or this is a private window. You can talk, but what you save is gone once you close this page, and logging in may fail. To change that, allow cookies for this site.",
	full: "This device has no room left for Sayso. You can go on talking. What you save now may be gone once you close this page. Please free some space on this device.",
};

/** Shows the notice above the page. */
export const showStorage = (standing: Standing): void =>
	void showPageNotice({ label: "Storage", text: says[standing] });
