import { Listener, start } from "@sayso/harness/people/listener.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { scriptedSpeechToText } from "../../adapters/speech-to-text/scripted.ts";

const script = { words: "do you want tea", takenOverBy: "Basic listening" };
const { app } = await testApp({}, { speechToText: scriptedSpeechToText(script) });
const url = await app.listen({ port: 0, host: "127.0.0.1" });

test("a listening names its new recogniser when another takes over in the middle", async () => {
	const { headers } = await signUp(app);
	const caller = await new Listener(url, headers.authorization.slice("Bearer ".length)).opened();
	caller.say(start);
	expect(await caller.hear("ready")).toMatchObject({ engine: "Scripted listening" });
	caller.sound(35);
	await caller.hear("partial");
	caller.say({ type: "stop" });
	await caller.closed;
	expect(caller.messages.slice(1, 3)).toEqual([
		{ type: "ready", engine: "Basic listening", max_seconds: 30, burst_seconds: 30 },
		{ type: "partial", text: "do", until: expect.any(Number) },
	]);
	expect(caller.messages.filter(({ type }) => type === "ready")).toHaveLength(2);
});
