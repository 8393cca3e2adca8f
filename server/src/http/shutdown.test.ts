import { once } from "node:events";
import { expect, test } from "vitest";
import WebSocket from "ws";
import { scriptedReplies } from "../adapters/reply-generation/scripted.ts";
import { runServer } from "../testing/running-server.ts";
import { signUp, testApp, testDatabase } from "../testing/test-app.ts";
import { testFolder } from "../testing/test-folder.ts";
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
	const socket = new WebSocket(`${url.replace("http", "ws")}/api/v1/ws`, { headers });
	await once(socket, "open");

	const body = JSON.stringify({ text: "hello" });
	const json = { ...headers, "content-type": "application/json" };
	const underWay = fetch(`${url}/api/v1/generate`, { method: "POST", headers: json, body });
	await arrived.promise;
	const closed = once(socket, "close");
	const drained = drain(app, context);
	expect((await app.inject({ url: "/api/v1/status" })).json()).toMatchObject({ code: "restarting" });
	goOn.resolve();
	expect((await underWay).status).toBe(200);
	expect((await closed)[0]).toBe(1001);
	await drained;
	await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test("SIGTERM ends the program with code 0", async () => {
	const server = await runServer({ DATABASE_URL: await testDatabase(), DATA_DIR: testFolder() });
	const exit = once(server.process, "exit");
	server.process.kill("SIGTERM");
	expect(await exit).toEqual([0, null]);
});
