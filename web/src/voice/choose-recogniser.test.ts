import { expect, test } from "vitest";
import { chooseRecogniser } from "./choose-recogniser.ts";

const good = { label: "Cloud listening", basic: false, available: true };
const basic = { label: "Basic listening", basic: true, available: true };
const down = { ...good, available: false };
const here = { listens: true, local: "available" } as const;
const fetchable = { listens: true, local: "downloadable" } as const;
const far = { listens: true, local: "unavailable" } as const;
const deaf = { listens: false, local: "unavailable" } as const;
const [yes, no] = [true, false];

test.each([
	["on the device itself before everything", good, here, no, "Listening on this device", "on the device"],
	[
		"on the device itself although the person agreed to more",
		basic,
		here,
		yes,
		"Listening on this device",
		"on the device",
	],
	["a good one of the server’s before the browser’s", good, far, yes, "Cloud listening", ""],
	["a good one, and a private one to be had", good, fetchable, no, "Cloud listening", "install"],
	["a good one that is down gives way", down, far, yes, "Your browser’s listening", ""],
	["the browser’s needs the person’s word", basic, far, no, "Basic listening", "offer"],
	["with it, the browser’s beats basic", basic, far, yes, "Your browser’s listening", ""],
	["both may be offered", basic, fetchable, no, "Basic listening", "offer install"],
	["a private one is still to be had", basic, fetchable, yes, "Your browser’s listening", "install"],
	["a browser that cannot listen is never offered", basic, deaf, yes, "Basic listening", ""],
	["nothing known yet", undefined, { listens: true, local: undefined }, no, "Listening", "offer"],
] as const)("%s", (_, server, browser, agreed, label, reported) => {
	const chosen = chooseRecogniser(server, browser, { agreed, serverFirst: false });
	const { isLocal, offer, install } = chosen;
	expect(chosen.label).toBe(label);
	expect([isLocal && "on the device", offer && "offer", install && "install"].filter(Boolean).join(" ")).toBe(reported);
	expect(chosen.kind).toBe(label.startsWith("Your") || isLocal ? "browser" : "server");
});

test("with “server first” Sayso's recogniser is chosen if it can listen, and nothing else is offered", () => {
	for (const browser of [here, fetchable, far])
		expect(chooseRecogniser(basic, browser, { agreed: true, serverFirst: true })).toMatchObject({
			...{ kind: "server", isLocal: false, offer: false, install: false, standIn: true },
		});
});

test("the browser's recogniser takes over if the server fails, once the person has agreed", () => {
	const standIn = (browser: typeof far | typeof deaf, agreed: boolean) =>
		chooseRecogniser(good, browser, { agreed, serverFirst: false }).standIn;
	expect([standIn(far, yes), standIn(far, no), standIn(deaf, yes)]).toEqual([true, false, false]);
});
