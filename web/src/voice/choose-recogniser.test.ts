import { expect, test } from "vitest";
import { chooseRecogniser } from "./choose-recogniser.ts";

const good = { label: "Cloud listening", basic: false, available: true };
const basic = { label: "Basic listening", basic: true, available: true };

test.each([
	["a good one of the server’s comes first, even before the browser’s", good, true, true, "server", false],
	["a good one that is down gives way", { ...good, available: false }, true, true, "browser", false],
	["the browser’s needs the person’s word", basic, true, false, "server", true],
	["with it, the browser’s beats basic", basic, true, true, "browser", false],
	["a browser that cannot listen is never offered", basic, false, true, "server", false],
	["nothing known yet: the server’s, and the browser’s on offer", undefined, true, false, "server", true],
] as const)("%s", (_, server, browser, agreed, kind, offer) => {
	expect(chooseRecogniser(server, browser, agreed)).toMatchObject({ kind, offer });
});

test("the screen names what listens", () => {
	expect(chooseRecogniser(basic, true, false).label).toBe("Basic listening");
	expect(chooseRecogniser(basic, true, true).label).toBe("Your browser’s listening");
});
