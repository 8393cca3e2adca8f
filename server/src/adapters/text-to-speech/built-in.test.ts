import { afterAll, describe, expect, test } from "vitest";
import { describeTextToSpeech, framesOf } from "../../seams/text-to-speech.conformance.ts";
import { builtInTextToSpeech } from "./built-in.ts";

describeTextToSpeech("the built-in voices", () => builtInTextToSpeech());

const request = {
	personId: "somebody",
	voice: "male-us",
	languageCode: "en-US",
	signal: new AbortController().signal,
} as const;
/** A thread that runs `body` for each job. */
const program = (body: string) =>
	new URL(
		`data:text/javascript,${encodeURIComponent(`import { parentPort } from "node:worker_threads"; ${body}; parentPort.postMessage("ready")`)}`,
	);

describe("the built-in voices", () => {
	const engines: ReturnType<typeof builtInTextToSpeech>[] = [];
	const made = (options: Parameters<typeof builtInTextToSpeech>[0]) => {
		const engine = builtInTextToSpeech(options);
		engines.push(engine);
		return engine;
	};
	afterAll(() => Promise.all(engines.map((engine) => engine.close())));

	test("a thread that crashes costs its own request, and the next gets a new thread", async () => {
		const engine = made({
			program: program(`parentPort.on("message", ({ spoken }) => {
				if (spoken === "crash") throw new Error("broken");
				parentPort.postMessage(new Uint8Array([1]));
			})`),
		});
		const crashed = engine.speak({ ...request, text: "crash" });
		const spoken = engine.speak({ ...request, text: "hello" });
		await expect(crashed).rejects.toMatchObject({ name: "SeamError", retryable: true });
		expect(await spoken).toEqual(new Uint8Array([1]));
	});

	test("a thread that stalls is given up, and it is no longer available", async () => {
		const engine = made({ deadline: 50, program: program(`parentPort.on("message", () => { for (;;); })`) });
		await expect(engine.speak({ ...request, text: "hello" })).rejects.toMatchObject({ retryable: true });
		expect(await engine.available()).toBe(false);
	});

	const manyParts = Array.from({ length: 200 }, () => "to go to the park").join(", ");
	/** Returns for each part how many parts were spoken before it. */
	const counting = program(
		`let said = 0; parentPort.on("message", () => parentPort.postMessage(new Uint8Array([said++])))`,
	);

	test("one person with much to say does not hold up another: a reply waits for one part of it, Yes for no part", async () => {
		const engine = made({ program: counting });
		const digits = { ...request, personId: "reader", text: manyParts };
		const long = Array.from({ length: 8 }, () => engine.speak(digits));
		const other = { ...request, personId: "other" };
		const [reply, yes] = await Promise.all([
			engine.speak({ ...other, text: "Yes please." }),
			engine.speak({ ...other, text: "Yes" }),
		]);
		// The first part had started before the other person came.
		expect([...yes, ...reply]).toEqual([1, 2]);
		const parts = (await Promise.all(long)).map((said) => said.length);
		expect(Math.min(...parts)).toBeGreaterThan(40);
	});

	test("the speech of a caller who leaves is not made to its end", async () => {
		const engine = made({ program: counting });
		const caller = new AbortController();
		const left = expect(engine.speak({ ...request, text: manyParts, signal: caller.signal })).rejects.toThrow("left");
		const [first = 0] = await engine.speak({ ...request, personId: "other", text: "Yes please." });
		caller.abort(new Error("left"));
		await left;
		const [next = 0] = await engine.speak({ ...request, personId: "other", text: "No thanks." });
		// Only the one part in progress was finished; no part has started since.
		expect(next - first).toBeLessThanOrEqual(2);
		expect([...(await engine.speak({ ...request, text: "Bye." }))]).toEqual([next + 1]);
	});

	test("a long text is one file of all its parts", async () => {
		const engine = made({});
		const [sentence, rest] = ["I would like to go to the park today.", "Then I want to see my sister."];
		const long = `${`${sentence} `.repeat(5)}${rest}`;
		expect(framesOf(await engine.speak({ ...request, text: long }))).toBeGreaterThan(
			4 * framesOf(await engine.speak({ ...request, text: sentence })),
		);
	});

	test("an idle thread that dies takes nothing with it", async () => {
		const engine = made({
			program: program(`parentPort.on("message", () => {
				parentPort.postMessage(new Uint8Array([2]));
				setImmediate(() => { throw new Error("late"); });
			})`),
		});
		for (let time = 0; time < 3; time++) {
			const outcome = await engine.speak({ ...request, text: "hello" }).catch((error) => error.name);
			expect([new Uint8Array([2]), "SeamError"]).toContainEqual(outcome);
		}
	});

	test("a text of emoji alone is refused for good", async () => {
		const engine = made({});
		await expect(engine.speak({ ...request, text: "👍" })).rejects.toMatchObject({ retryable: false });
	});

	test("errors hold nothing of the text", async () => {
		const engine = made({ program: program(`parentPort.on("message", ({ spoken }) => { throw new Error(spoken); })`) });
		const error = await engine.speak({ ...request, text: "a secret" }).catch((thrown) => thrown);
		expect(JSON.stringify([error.message, error.stack, String(error.cause)])).not.toContain("secret");
	});

	test("the event loop turns while a long text is spoken", async () => {
		const engine = made({});
		await engine.available();
		let turns = 0;
		const turning = setInterval(() => turns++, 1);
		const mp3 = await engine.speak({ ...request, text: "I would like to go to the park today. ".repeat(12) });
		clearInterval(turning);
		expect(framesOf(mp3)).toBeGreaterThan(500);
		expect(turns).toBeGreaterThan(20);
	});
});
