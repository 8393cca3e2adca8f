import { expect, test } from "vitest";
import { respell } from "./respell.ts";

const words = [
	{ word: "Siobhan", sayAs: "shi-vawn" },
	{ word: "Siobhan O'Neill", sayAs: "shi-vawn oh-neal" },
	{ word: "NDIS", sayAs: "N D I S" },
	{ word: "shi", sayAs: "never" },
	{ word: "C++", sayAs: "see plus plus" },
	{ word: "Zoë", sayAs: "zoh-ee" },
	{ word: "Perth", sayAs: "" },
];

test.each([
	["SIOBHAN is here", "shi-vawn is here"],
	["Siobhan’s dog, Siobhan!", "shi-vawn’s dog, shi-vawn!"],
	["Siobhan  O’Neill rang", "shi-vawn oh-neal rang"],
	["Siobhana and NDISx stay", "Siobhana and NDISx stay"],
	["ndis, C++ or Perth", "N D I S, see plus plus or Perth"],
	["Zoe\u0308 came", "zoh-ee came"],
	["$& $1 \\ stay", "$& $1 \\ stay"],
])("%s is said as %s", (text, said) => {
	expect(respell(text, words)).toBe(said);
});
