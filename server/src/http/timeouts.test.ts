import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { testApp } from "@sayso/harness/product/test-app.ts";
import { afterAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";

const { context } = await testApp();
const app = await buildApp(context, { patience: { head: 50, request: 100, check: 10 } });
await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => app.close());
const { port } = new URL(app.listeningOrigin);

test.each([
	["the head", "POST /api/auth/sign-in/email HTTP/1.1\r\nhost: x\r\n"],
	[
		"the body",
		'POST /api/auth/sign-in/email HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"email":',
	],
])("a caller who never ends %s is cut off", async (_, begun) => {
	const socket = connect(Number(port), "127.0.0.1");
	await once(socket, "connect");
	socket.write(begun);
	const answer = await text(socket);
	expect(answer).toMatch(/^HTTP\/1\.1 408 /);
	expect(answer).toContain('"code":"too_slow"');
});
