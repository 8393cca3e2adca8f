import type { ResponseCount } from "@sayso/contract/entities/preferences.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { PersonEvent } from "./events.ts";
import { isPossible } from "./machine.ts";
import { phrases } from "./phrases.ts";
import type { State } from "./state.ts";

/** One action of the person, by pointer, key, switch or dwell. */
export interface Command {
	/** The label of its button. */
	label: string;
	/** Its keys, as `KeyboardEvent.key` in lower case; the first is shown. */
	keys: readonly string[];
	event: PersonEvent;
}

/** The keys the person has changed, by command name; in lower case. */
export type ChangedKeys = Readonly<Record<string, string>>;

const command = (label: string, keys: readonly string[], event: PersonEvent): Command => ({ label, keys, event });

/** Every command of the communicator, in the order of the screen. If two share a key, it gives the first possible one. */
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
	closeOthers: command("Back to the replies", ["escape"], { type: "closeOthers" }),
	cancel: command("Cancel", ["escape"], { type: "cancel" }),
	openOthers: command("Other…", ["m"], { type: "openOthers" }),
	changeReply: command("Change a reply", ["e"], { type: "changeReply" }),
	stopSpeaking: command("Stop the voice", ["s", "escape"], { type: "stopSpeaking" }),
	sayAgain: command("Say it again", ["a"], { type: "sayAgain" }),
	sayLouder: command("Louder", ["+"], { type: "sayLouder" }),
	callAttention: command("Attention", ["!"], { type: "callAttention" }),
	yes: command("Yes", ["y"], { type: "sayWord", word: "Yes" }),
	no: command("No", ["n"], { type: "sayWord", word: "No" }),
	wait: command(phrases.wait, ["w"], { type: "sayPhrase", text: phrases.wait }),
	sayThatAgain: command(phrases.sayThatAgain, ["g"], { type: "sayPhrase", text: phrases.sayThatAgain }),
	answerWay: command("Answer", [], { type: "openWay", way: "answer" }),
	sayWay: command("Say", ["o"], { type: "openWay", way: "say" }),
	phrasesWay: command("Phrases", ["b"], { type: "openWay", way: "phrases" }),
	conversationWay: command("Conversation", ["c"], { type: "openWay", way: "conversation" }),
	turnScreen: command("Turn the screen", ["f"], { type: "turnScreen" }),
	offRecord: command("Off the record", ["k"], { type: "goOffRecord" }),
	tryAgain: command("Try Again", ["t"], { type: "tryAgain" }),
} as const satisfies Record<string, Command>;

/** Picks the reply at an index; its key is the index plus 1. */
export const pickAnswer = (index: number): Command =>
	command(`Pick reply ${index + 1}`, [String(index + 1)], { type: "pickAnswer", index });

/** Sets the number of replies. */
export const setCount = (count: ResponseCount): Command => command(`${count} replies`, [], { type: "setCount", count });

const everyPick = Array.from({ length: Math.max(...limits.answerCounts) }, (_, index) => pickAnswer(index));

export const isAvailable = (state: State, { event }: Command): boolean => isPossible(state, event);

/** The keys of a command: the default ones, or the one the person has set. */
export const keysOf = (name: string, { keys }: Command, changed: ChangedKeys): readonly string[] => {
	const own = changed[name];
	return own === undefined ? keys : [own];
};

/** The command of a key in this state, if any. */
export const commandOfKey = (state: State, key: string, changed: ChangedKeys = {}): Command | undefined =>
	[...Object.entries<Command>(commands), ...everyPick.map((each) => [each.label, each] as const)].find(
		([name, each]) => keysOf(name, each, changed).includes(key.toLowerCase()) && isAvailable(state, each),
	)?.[1];
