import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import type { Heard, SpeechToText } from "../../../seams/speech-to-text.ts";
import { inOrder } from "../in-order.ts";
import { recognisersInProcesses } from "../in-processes/recognisers.ts";

const sampleRate = 16_000;
const frameBytes = 640;
const words = ["", "would", "you", "like", "some", "tea", "where", "do", "we", "go"];

/**
 * A recogniser that transcribes three frames of a number as the word of that number, ends an utterance after three
 * silent frames, and then emits the utterance again as a final. It fails where its script says.
 */
const program = `
	import { writeSync } from "node:fs";
	const [, , lostAt, way] = process.argv;
	const words = ${JSON.stringify(words)};
	const say = (message) => writeSync(1, JSON.stringify(message) + "\\n");
	const at = (point) => {
		if (point === lostAt) way === "exit" ? process.exit(0) : process.kill(process.pid, way);
	};
	const isDeaf = lostAt === "deaf";
	let [rest, taken, heard, same, last, utterances] = [Buffer.alloc(0), 0, [], 0, 0, 0];
	function end() {
		const text = heard.join(" ");
		at("while it hears utterance " + ++utterances + " again");
		if (text && !isDeaf) say({ type: "final", text, until: taken });
		heard = [];
		at("after the final of utterance " + utterances);
	}
	function take(number) {
		taken += ${frameBytes / 2};
		same = number === last ? same + 1 : 1;
		last = number;
		if (same === 2 && number) at("in the midst of the word " + words[number]);
		if (same !== 3) return;
		if (!number) return heard.length && end();
		heard.push(words[number]);
		if (!isDeaf) say({ type: "partial", text: heard.join(" "), until: taken });
		at("after the word " + words[number]);
	}
	at("before it is ready");
	say({ type: "ready" });
	at("before the first frame");
	process.stdin.on("data", (chunk) => {
		const sound = Buffer.concat([rest, chunk]);
		const whole = sound.length - (sound.length % ${frameBytes});
		for (let from = 0; from < whole; from += ${frameBytes}) take(sound[from]);
		rest = sound.subarray(whole);
	});
	process.stdin.on("end", () => {
		at("after stop");
		say({ type: "hearing-again" });
		if (heard.length) end();
		at("after its last words");
		process.exit(0);
	});
`;
const folder = mkdtempSync(join(tmpdir(), "sayso-lost-"));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, "recogniser.mjs");
writeFileSync(path, program);

/** Milliseconds. Long, so that a busy machine does not change the result. */
const unhurried = 120_000;
/**
 * A recogniser that ends its process at a given point: by SIGKILL, by SIGSTOP to simulate a hang, or by an orderly
 * `exit`.
 */
function recogniser(lostAt = "never", way = "SIGKILL"): SpeechToText {
	const made = recognisersInProcesses({
		name: lostAt,
		label: lostAt,
		basic: false,
		capacity: 8,
		poolSize: 0,
		startDeadline: unhurried,
		finishDeadline: way === "SIGSTOP" ? 100 : unhurried,
		carefulDeadline: unhurried,
		program: () => [path, lostAt, way],
		missing: "",
	});
	onTestFinished(() => made.close());
	return made;
}

const frames = (numbers: number[]) =>
	numbers.flatMap((number) => Array.from({ length: 3 }, () => new Uint8Array(frameBytes).fill(number)));
const offer = frames([1, 2, 3, 4, 5]);
const question = frames([6, 7, 8, 9]);
const pause = frames([0]);
/** Two utterances, and enough silence afterwards to detect a recogniser that has died. */
const conversation = [...offer, ...pause, ...question, ...pause, ...Array(120).fill(new Uint8Array(frameBytes))];

/** The text on the screen after each event. */
function screens(heard: readonly Heard[]): string[] {
	let finals = "";
	return heard.map(({ type, text }) => {
		const all = `${finals} ${text}`.trim();
		if (type === "final") finals = all;
		return all;
	});
}

async function listen(order: SpeechToText[], sound: readonly Uint8Array[], { afterLoss = [] as Uint8Array[] } = {}) {
	const losses: unknown[] = [];
	const loss = Promise.withResolvers<void>();
	const all = inOrder(
		order.map((each) => ({ recogniser: each, isReady: () => true })),
		{
			clock: { now: () => new Date() },
			report(error) {
				losses.push(error);
				loss.resolve();
			},
		},
	);
	const listening = await all.open({ sampleRate, signal: new AbortController().signal });
	for (const frame of sound) listening.push(frame);
	const heard: Heard[] = [];
	let problem: unknown;
	const over = (async () => {
		for await (const each of listening) heard.push(each);
	})().catch((error) => (problem = error));
	if (afterLoss.length > 0) await loss.promise;
	for (const frame of afterLoss) listening.push(frame);
	listening.finish();
	await over;
	const finals = heard.filter(({ type }) => type === "final").map(({ text }) => text);
	return { finals, screens: screens(heard), losses, problem, label: listening.label };
}

const both = ["would you like some tea", "where do we go"];
const points = [
	["before it is ready", ""],
	["before the first frame", ""],
	["in the midst of the word would", ""],
	["after the word would", "would"],
	["in the midst of the word like", "would you"],
	["while it hears utterance 1 again", "would you like some tea"],
	["after the final of utterance 1", "would you like some tea"],
	["in the midst of the word where", "would you like some tea"],
	["in the midst of the word we", "would you like some tea where do"],
	["while it hears utterance 2 again", "would you like some tea where do we go"],
	["after the final of utterance 2", "would you like some tea where do we go"],
	["after stop", "would you like some tea where do we go"],
	["after its last words", "would you like some tea where do we go"],
] as const;

describe("of a recogniser that is killed", () => {
	test.each(points)("%s, the next one hears every word", async (point) => {
		const { finals, screens, losses, problem } = await listen([recogniser(point), recogniser()], conversation);
		expect(finals).toEqual(both);
		expect(problem).toBeUndefined();
		// A recogniser killed after its last text is not counted as lost.
		expect(losses.length).toBe(point === "after its last words" ? 0 : 1);
		const counts = screens.map((text) => text.split(" ").length);
		expect(counts).toEqual(counts.toSorted((a, b) => a - b));
	});

	test.each(points)("%s, the words it said stay, where the next one is deaf", async (point, said) => {
		const { finals } = await listen([recogniser(point), recogniser("deaf")], conversation);
		expect(finals.join(" ")).toBe(said);
	});

	test.each(points)("%s, the words it said stay, where it can only be tried again", async (point, said) => {
		const opening = listen([recogniser(point)], conversation);
		if (point === "before it is ready") return expect(opening).rejects.toMatchObject({ name: "SeamError" });
		const { finals, problem } = await opening;
		const text = finals.join(" ");
		expect(text.startsWith(said)).toBe(true);
		if (text !== both.join(" ")) expect(problem).toMatchObject({ name: "SeamError" });
	});
});

describe("a lost recogniser", () => {
	test("that hangs in the midst of a word is given up, and the next one hears every word", async () => {
		const hanging = recogniser("in the midst of the word like", "SIGSTOP");
		const { finals } = await listen([hanging, recogniser()], conversation);
		expect(finals).toEqual(both);
	});

	test("that ends in the midst of the sound as if all were well is followed by the next", async () => {
		const { finals } = await listen([recogniser("in the midst of the word like", "exit"), recogniser()], offer, {
			afterLoss: [...pause, ...question],
		});
		expect(finals).toEqual(both);
	});

	test("is followed by the next while the person goes on speaking", async () => {
		const order = [recogniser("in the midst of the word like"), recogniser()];
		const rest = [...offer.slice(8), ...pause, ...question];
		const { finals, label } = await listen(order, offer.slice(0, 8), { afterLoss: rest });
		expect(finals).toEqual(both);
		expect(label).toBe("never");
	});

	test("may be followed by others that are lost, too", async () => {
		const lost = ["after the word would", "in the midst of the word like", "while it hears utterance 2 again"];
		const order = [...lost.map((point) => recogniser(point)), recogniser()];
		expect((await listen(order, conversation)).finals).toEqual(both);
	});

	test("leaves its words to themselves where the next one hears only what comes long after them", async () => {
		const long = [...offer.slice(0, 6), ...Array(150).fill(new Uint8Array(frameBytes)), ...question];
		const silent = long.map((frame, at) => (at < 6 ? new Uint8Array(frameBytes) : frame));
		const first = recogniser("after the word you");
		const second = recogniser();
		const deafAtFirst: SpeechToText = {
			...second,
			async open(request) {
				const listening = await second.open(request);
				let at = 0;
				return { ...listening, push: (pcm) => listening.push(silent[at++] ?? pcm) };
			},
		};
		const { finals } = await listen([first, deafAtFirst], offer.slice(0, 6), { afterLoss: long.slice(6) });
		expect(finals).toEqual(["would you", "where do we go"]);
	});

	test("is heard again from a minute ago and not from before", async () => {
		const words = frames([9]);
		const hours = [...words, ...Array(3_100).fill(new Uint8Array(frameBytes)), ...question];
		const first: SpeechToText = { ...recogniser("deaf") };
		const { finals } = await listen([{ ...first, open: (request) => lostAtStop(first, request) }, recogniser()], hours);
		expect(finals).toEqual(["where do we go"]);
	});
});

/** Hears nothing, and is lost when the audio ends. */
async function lostAtStop(recogniser: SpeechToText, request: Parameters<SpeechToText["open"]>[0]) {
	const opened = await recogniser.open(request);
	const { promise, reject } = Promise.withResolvers<never>();
	return {
		...opened,
		finish: () => reject(new Error("lost")),
		async *[Symbol.asyncIterator]() {
			yield await promise;
		},
	};
}
