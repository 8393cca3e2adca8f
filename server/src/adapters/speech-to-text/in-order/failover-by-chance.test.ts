import { seededRandom } from "@sayso/contract/testing/seeded-random.ts";
import { expect, test } from "vitest";
import { SeamError, SeamLeaves } from "../../../seams/seam-error.ts";
import type { Heard, SpeechToText } from "../../../seams/speech-to-text.ts";
import { HeardStream } from "../heard-stream.ts";
import { inOrder } from "../in-order.ts";
import { scriptedSpeechToText } from "../scripted.ts";

/** The number of random conversations. Each is generated from its number, so it is always the same. */
const conversations = 300;
const frameSamples = 320;

/**
 * A recogniser that transcribes each frame as a word, a few at a time. It may fail at any frame, stop in good order, or
 * fail to open.
 */
function mortal(chance: () => number): SpeechToText {
	return {
		...scriptedSpeechToText(),
		async open() {
			if (chance() < 0.1) throw new SeamError("Missing", { retryable: true });
			const heard = new HeardStream();
			const frames: number[] = [];
			const goesAt = chance() < 0.7 ? Math.floor(chance() * 60) : Number.POSITIVE_INFINITY;
			const leaves = chance() < 0.3;
			const finals = chance() ** 2 * 0.2;
			const partials = chance();
			let final = 0;
			function say(type: Heard["type"]) {
				const words = frames.slice(final).filter(Boolean);
				if (words.length === 0) return;
				if (type === "final") final = frames.length;
				heard.put({ type, text: words.join(" "), until: frames.length * frameSamples });
			}
			return {
				push(pcm) {
					frames.push(new Uint16Array(pcm.buffer)[0] ?? 0);
					if (frames.length >= goesAt)
						heard.end(leaves ? new SeamLeaves("Stops") : new SeamError("Lost", { retryable: true }));
					if (chance() < finals) say("final");
					else if (chance() < partials) say("partial");
				},
				finish() {
					if (chance() < 0.2) return heard.end(new SeamError("Lost", { retryable: true }));
					say("final");
					heard.end();
				},
				abort: () => heard.discard(),
				[Symbol.asyncIterator]: () => heard[Symbol.asyncIterator](),
			};
		},
	};
}

async function conversation(seed: number) {
	const chance = seededRandom(seed);
	const clock = { now: () => new Date(0) };
	const order = [mortal(chance), mortal(chance)].slice(chance() * 2).map((recogniser) => ({
		recogniser,
		isReady: () => true,
	}));
	const listening = await inOrder(order, { clock, report() {} })
		.open({ sampleRate: 16_000, signal: new AbortController().signal })
		.catch(() => undefined);
	const finals: Heard[] = [];
	const said: number[] = [];
	if (!listening) return { finals, said, problem: undefined };
	let problem: unknown;
	const over = (async () => {
		for await (const heard of listening) if (heard.type === "final") finals.push(heard);
	})().catch((error) => {
		problem = error;
	});
	for (let count = Math.floor(chance() * 200); count > 0; count--) {
		said.push(chance() < 0.6 ? said.length + 1 : 0);
		listening.push(new Uint8Array(new Uint16Array(frameSamples).fill(said.at(-1) ?? 0).buffer));
		// Lets the reader run now and then.
		if (chance() < 0.3) await new Promise((goOn) => setImmediate(goOn));
	}
	listening.finish();
	await over;
	return { finals, said, problem };
}

test("however recognisers fail, each word is final exactly once; if no recogniser is left, each word up to one place is final, and no word after it", async () => {
	let problems = 0;
	for (let seed = 1; seed <= conversations; seed++) {
		const { finals, said, problem } = await conversation(seed);
		if (problem) problems += 1;
		const words = finals.flatMap(({ text }) => text.split(" ").map(Number));
		const until = problem ? (finals.at(-1)?.until ?? 0) / frameSamples : said.length;
		expect(words, `conversation ${seed}`).toEqual(said.slice(0, until).filter(Boolean));
	}
	expect(problems).toBeLessThan(conversations / 2);
});
