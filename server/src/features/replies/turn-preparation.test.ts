import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { Listener, start } from "@sayso/harness/people/listener.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { beginningOfTurn } from "@sayso/model-replies/prompt/prompt.ts";
import { beforeEach, expect, test } from "vitest";
import { builtInReplies } from "../../adapters/reply-generation/built-in.ts";
import { scriptedSpeechToText } from "../../adapters/speech-to-text/scripted.ts";

/** The number of frames in which the scripted recogniser emits one word. */
const framesAWord = 15;
const prepared: string[] = [];
let trouble: Error | undefined;
const { app, logged } = await testApp(
	{ RATE_LIMITS: "off" },
	{
		speechToText: scriptedSpeechToText({ words: "do you want to come to the market" }),
		replies: {
			...builtInReplies,
			basic: false,
			async prepare(request) {
				if (trouble) throw trouble;
				prepared.push(beginningOfTurn(request));
			},
		},
	},
);
const url = await app.listen({ port: 0, host: "127.0.0.1" });

beforeEach(() => {
	prepared.length = 0;
	trouble = undefined;
});

/** A person who keeps bees, with a stream in progress. */
async function listening(wishes = {}) {
	const { headers } = await signUp(app);
	const call = (method: "GET" | "POST" | "PUT", path: string, payload: object) =>
		app.inject({ method, url: `/api/v1/${path}`, headers, payload });
	await call("PUT", "users/preferences", { ...defaultPreferences, aboutMe: "I keep bees." });
	await call("POST", "conversation", { role: "user", text: "good morning" });
	const listener = await new Listener(url, headers.authorization.slice("Bearer ".length)).opened();
	listener.say({ ...start, ...wishes });
	await listener.hear("ready");
	return {
		hear: (words: number) => listener.sound(words * framesAWord),
		async stop() {
			listener.say({ type: "stop" });
			await listener.closed;
			return listener.messages.flatMap((message) => (message.type === "final" ? [message.text] : []));
		},
	};
}

const before = "<about-me>\nI keep bees.\n</about-me>\n<conversation>\npartner: good morning\npartner:";

test("reads what is known when listening begins, then the partner's words as they become certain", async () => {
	const { hear, stop } = await listening();
	await expect.poll(() => prepared).toEqual([before]);
	hear(3);
	// The last word of a partial may still change.
	await expect.poll(() => prepared.at(-1)).toBe(`${before} do you`);
	const finals = await stop();
	expect(finals).not.toEqual([]);
	await expect.poll(() => prepared.at(-1)).toBe(`${before} ${finals.join(" ")}`);
});

test("off the record, no turn is prepared", async () => {
	const { hear, stop } = await listening({ off_record: true });
	hear(3);
	expect(await stop()).not.toEqual([]);
	expect(prepared).toEqual([]);
});

test("a model that fails costs no word that is heard", async () => {
	trouble = new Error("the model is gone");
	const { hear, stop } = await listening();
	hear(3);
	await expect.poll(logged).toContain("a turn could not be read ahead");
	expect(await stop()).not.toEqual([]);
});
