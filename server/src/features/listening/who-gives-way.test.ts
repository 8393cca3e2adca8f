import { expect, test } from "vitest";
import { type Held, whoGivesWay } from "./who-gives-way.ts";

const free: Held = { isPaid: false, silentSeconds: 0, recentSeconds: 20 };
const paid: Held = { ...free, isPaid: true };
const silent = { silentSeconds: 11 };
const greedy = { recentSeconds: 200 };

test.each([
	["free ones, all talking, do not give way to a free one", [free, free], free, undefined],
	["a free one in which no person talks does", [free, { ...free, ...silent }], free, 1],
	["the one who has listened much more lately does", [free, { ...free, ...greedy }], free, 1],
	[
		"silence goes before having listened much",
		[
			{ ...free, ...greedy },
			{ ...free, ...silent },
		],
		free,
		1,
	],
	["a paid one never gives way to a free one", [paid, { ...paid, ...silent, ...greedy }], free, undefined],
	["a free one that talks gives way to a paid one", [paid, free, paid], paid, 1],
	["a silent free one rather than one that talks", [free, { ...free, ...silent }], paid, 1],
	["a free one that talks rather than a silent paid one", [{ ...paid, ...silent }, free], paid, 1],
	["a silent paid one gives way to a paid one", [paid, { ...paid, ...silent }], paid, 1],
	["paid ones, all talking, do not give way", [paid, paid], paid, undefined],
] as const)("%s", (_name, held, newcomer, expected) => {
	const giving = whoGivesWay(held as readonly Held[], newcomer);
	expect(giving).toBe(expected === undefined ? undefined : held[expected]);
});
