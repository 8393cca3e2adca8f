import { expect, test } from "vitest";
import { tea } from "../testing/example-states.ts";
import { commandOfKey } from "./commands.ts";
import { initialState, type State } from "./state.ts";

const speaking: State = {
	...initialState({ count: 2, seconds: 30 }),
	cards: [tea],
	speech: { text: "Yes", progress: "voice" },
};

test.each([
	["y", "Yes"],
	["n", "No"],
	["1", "Pick reply 1"],
	["s", "Stop the voice"],
	["escape", "Stop the voice"],
])("%s while something is spoken: %s", (key, label) => {
	expect(commandOfKey(speaking, key)?.label).toBe(label);
});

test("Escape does nothing if nothing is spoken, and a changed key replaces the default", () => {
	const silent: State = { ...speaking, speech: { text: "Yes", progress: "said" } };
	expect(commandOfKey(silent, "escape")?.label).not.toBe("Stop the voice");
	expect(commandOfKey(speaking, "s", { stopSpeaking: "z" })).toBeUndefined();
	expect(commandOfKey(speaking, "z", { stopSpeaking: "z" })?.label).toBe("Stop the voice");
});
