import type { PhraseOrder } from "./order-phrases.ts";

/** How the orders are called where one is chosen. */
export const orderNames: Readonly<Record<PhraseOrder, string>> = {
	own: "In my order",
	used: "Most said first",
	time: "Most said at this time of day first",
};
