import { once } from "node:events";
import { Listener, start, talk } from "@sayso/harness/people/listener.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import WebSocket from "ws";
import { scriptedReplies } from "../adapters/reply-generation/scripted.ts";
import { planningThreads } from "../adapters/reply-planning/threads.ts";
import { scriptedSpeechToText } from "../adapters/speech-to-text/scripted.ts";
import { drain } from "./shutdown.ts";

test("a request under way is answered, a new one is refused, streams end with a reason", async () => {
	const arrived = Promise.withResolvers<void>();
	const goOn = Promise.withResolvers<void>();
	const replies = scriptedReplies();
	const { app, context } = await testApp(
		{},
		{
			replies: {
				...replies,
				async *stream(request, plan) {
					arrived.resolve();
					await goOn.promise;
					yield* replies.stream(request, plan, new AbortController().signal);
				},
			},
		},
	);
	const { headers } = await signUp(app);
	const url = await app.listen({ port: 0, host: "127.0.0.1" });
	const body = JSON.stringify({ text: "hello" });
	const json = { ...headers, "content-type": "application/json" };
	const underWay = fetch(`${url}/api/v1/generate`, { method: "POST", headers: json, body });
	await arrived.promise;
	// Last, because a silent socket is closed after five seconds.
	const socket = new WebSocket(`${url.replace("http", "ws")}/api/v1/ws`, { headers });
	await once(socket, "open");
	const closed = once(socket, "close");
	const drained = drain(app, context);
	expect((await app.inject({ url: "/api/v1/status" })).json()).toMatchObject({ code: "restarting" });
	goOn.resolve();
	expect((await underWay).status).toBe(200);
	expect((await closed)[0]).toBe(1001);
	await drained;
	await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test("a person who is speaking is heard to the end, and is asked to go on elsewhere with what they say next", async () => {
	const { app, context } = await testApp({}, { speechToText: scriptedSpeechToText({ words: "do you want tea" }) });
	const url = await app.listen({ port: 0, host: "127.0.0.1" });
	const listened = async () => {
		const { headers } = await signUp(app);
		const caller = await new Listener(url, headers.authorization.slice("Bearer ".length)).opened();
		caller.say(start);
		await caller.hear("ready");
		caller.sound(15, talk);
		await caller.hear("partial");
		return caller;
	};
	const [answers, silent] = [await listened(), await listened()];
	const drained = drain(app, context);
	expect(await answers.hear("error")).toMatchObject({ code: "restarting" });
	answers.sound(15, talk);
	answers.say({ type: "stop" });
	for (const caller of [answers, silent]) {
		expect(await caller.closed).toEqual({ code: 1001, reason: "restarting" });
		const types = caller.messages.map(({ type }) => type);
		expect(types.indexOf("error")).toBeLessThan(types.indexOf("final"));
		expect(await caller.hear("final")).toMatchObject({ type: "final", text: "do you want tea" });
	}
	await drained;
});

test("what cannot be closed keeps nothing else open, and every error is reported", async () => {
	const fails = (what: string) => async () => {
		throw new Error(what);
	};
	const readers = planningThreads((error) => console.error(error));
	const { app, context } = await testApp(
		{},
		{
			mail: { name: "mailbox", label: "Mailbox", basic: true, send: async () => {}, close: fails("mail") },
			planning: { ...readers, close: fails("planning") },
		},
	);
	await readers.close();
	app.addHook("onClose", fails("app"));
	await app.ready();
	const error = await drain(app, context).catch((reason) => reason);
	expect(messages(error).toSorted()).toEqual(["app", "mail", "planning"]);
	await expect(context.pool.query("select 1")).rejects.toThrow();
});

/** The messages of an error and of all its causes. */
const messages = (error: Error): string[] =>
	error instanceof AggregateError ? error.errors.flatMap(messages) : [error.message];
