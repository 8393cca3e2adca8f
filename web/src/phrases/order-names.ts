import type { PhraseOrder } from "./order-phrases.ts";

/** The names of the orders in the list to choose from. */
export const orderNames: Readonly<Record<PhraseOrder, string>> = {
	own: "In my order",
	used: "Most said first",
	time: "Most said at this time of day first",
};
