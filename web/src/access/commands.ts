import type { ResponseCount } from "@sayso/contract/entities/preferences.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { PersonEvent } from "../features/communicator/events.ts";
import { isPossible } from "../features/communicator/machine.ts";
import type { State } from "../features/communicator/state.ts";

/** One thing the person can do, however they do it: by pointer, key, switch or dwelling. */
export interface Command {
	/** As its button says it. */
	label: string;
	/** Keys that give it, as `KeyboardEvent.key` in lower case; the first is shown. */
	keys: readonly string[];
	event: PersonEvent;
}

const command = (label: string, keys: readonly string[], event: PersonEvent): Command => ({ label, keys, event });

/**
 * Every command of the communicator, in the order of the screen. Of two that share a key the first that is possible is
 * meant.
 */
export const commands = {
	startListening: command("Start Listen", ["l", " "], { type: "startListening" }),
	stopAndProcess: command("Stop & Process", ["l", " "], { type: "stopAndProcess" }),
	pause: command("Pause", ["p"], { type: "pause" }),
	resume: command("Resume", ["p"], { type: "resume" }),
	restart: command("Restart", ["r"], { type: "restart" }),
	processText: command("Process Text", ["enter"], { type: "processText" }),
	sayDraft: command("Say it", ["v"], { type: "sayDraft" }),
	changeDraft: command("Change", ["e"], { type: "editDraft", as: "words" }),
	shortenDraft: command("Shorter", ["h"], { type: "shortenDraft" }),
	undoEdit: command("Undo", ["u"], { type: "undoEdit" }),
	redoEdit: command("Redo", ["d"], { type: "redoEdit" }),
	editAsText: command("Edit as text", ["x"], { type: "editDraft", as: "text" }),
	closeDraft: command("Back", ["escape"], { type: "closeDraft" }),
	cancel: command("Cancel", ["escape"], { type: "cancel" }),
	changeReply: command("Change a reply", ["e"], { type: "changeReply" }),
	stopSpeaking: command("Stop the voice", ["s"], { type: "stopSpeaking" }),
	sayAgain: command("Say it again", ["a"], { type: "sayAgain" }),
	yes: command("Yes", ["y"], { type: "sayWord", word: "Yes" }),
	no: command("No", ["n"], { type: "sayWord", word: "No" }),
	tryAgain: command("Try Again", ["t"], { type: "tryAgain" }),
} as const satisfies Record<string, Command>;

/** Picks the reply at a place; its key is the place, counted from 1. */
export const pickAnswer = (index: number): Command =>
	command(`Pick reply ${index + 1}`, [String(index + 1)], { type: "pickAnswer", index });

/** Sets how many replies are offered at once. */
export const setCount = (count: ResponseCount): Command => command(`${count} replies`, [], { type: "setCount", count });

const everyPick = Array.from({ length: Math.max(...limits.answerCounts) }, (_, index) => pickAnswer(index));

export const isAvailable = (state: State, { event }: Command): boolean => isPossible(state, event);

/** The command a key gives in this state, if any. */
export const commandOfKey = (state: State, key: string): Command | undefined =>
	[...Object.values(commands), ...everyPick].find(
		(each) => each.keys.includes(key.toLowerCase()) && isAvailable(state, each),
	);
