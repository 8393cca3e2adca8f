import type { PhraseOrder } from "./order-phrases.ts";

/** How the orders are called where one is chosen. */
export const orderNames: Readonly<Record<PhraseOrder, string>> = {
	own: "In my order",
	used: "Said most first",
	time: "Said at this time of day first",
};
