import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { limits } from "@sayso/contract/limits.ts";
import { seededRandom } from "@sayso/contract/testing/seeded-random.ts";
import { closings, listeningPath } from "@sayso/contract/v1/ws.ts";
import { silence, start } from "@sayso/harness/people/listener.ts";
import { isLong } from "@sayso/harness/product/at-length.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import WebSocket from "ws";
import { scriptedSpeechToText } from "../../adapters/speech-to-text/scripted.ts";

const { app, context, logged } = await testApp(
	{ RATE_LIMITS: "off" },
	{ speechToText: scriptedSpeechToText({ words: "do you want tea", capacity: 3 }) },
);
const url = await app.listen({ port: 0, host: "127.0.0.1" });
const address = `${url.replace("http", "ws")}/api${listeningPath}`;
const { headers } = await signUp(app);
const token = headers.authorization.slice("Bearer ".length);

/** Pseudo-random whole numbers from 0 up to a bound, the same in every run. */
function numbers(seed: number): (below: number) => number {
	const random = seededRandom(seed);
	return (below) => Math.floor(random() * below);
}

type Send = (socket: WebSocket, to: (below: number) => number) => void;
const json = (socket: WebSocket, message: unknown) => socket.send(JSON.stringify(message));
/** Valid and invalid messages. Audio is the likeliest, so that streams live for a while. */
const acts: readonly Send[] = [
	...Array<Send>(40).fill((socket) => socket.send(silence)),
	(socket) => json(socket, { ...start, token }),
	(socket) => json(socket, { ...start, token: "nobody's" }),
	(socket) => json(socket, { type: "stop" }),
	(socket, to) => socket.send(Buffer.alloc(to(2_000), to(256))),
	(socket, to) => socket.send(Buffer.alloc(limits.audio.messageBytes + to(3), 0x7b)),
	(socket, to) => socket.send("[".repeat(to(limits.audio.messageBytes))),
	(socket, to) => json(socket, { type: ["start", "stop", "__proto__", ""][to(4)], token: [null, 1, {}, "\0"][to(4)] }),
	(socket, to) => json(socket, [null, 0, "start", [start], { ...start, token, channels: 2 }][to(5)]),
	(socket, to) => socket.send(String.fromCharCode(to(0xffff), to(0xffff), to(0xffff))),
	(socket, to) => socket.ping(Buffer.alloc(to(126))),
	(socket) => socket.send("", { fin: false }),
	(socket) => socket.terminate(),
	(socket) => socket.close(),
];

/** Resolves when the socket is closed, even by a reset, for which `once` would reject. */
function closing(socket: WebSocket | Socket): Promise<unknown> {
	socket.on("error", () => {});
	return new Promise((resolve) => socket.on("close", resolve));
}

/** Sends messages until the socket is closed, or `most` of them. @returns how many */
async function misbehave(seed: number, most: number): Promise<number> {
	const to = numbers(seed);
	const socket = new WebSocket(address);
	const closed = closing(socket);
	await once(socket, "open");
	// Half of the sockets start correctly.
	if (seed % 2) json(socket, { ...start, token });
	let said = 0;
	for (; said < most && socket.readyState === WebSocket.OPEN; said++) {
		acts[to(acts.length)]?.(socket, to);
		if (to(4) === 0) await new Promise((resolve) => setImmediate(resolve));
	}
	socket.close();
	const known = [...Object.values(closings).map((closing) => closing.code as number), 1002, 1005, 1006, 1007, 1009];
	expect(known).toContain(await closed);
	return said;
}

/** A hundred thousand take minutes: `HOSTILE_FRAMES=100000`. */
const most = Number(process.env.HOSTILE_FRAMES ?? (isLong ? 10_000 : 1_000));

test(
	"frames of all kinds end in a closing that is known; nothing is left over, and nothing logged as ours",
	async () => {
		let said = 0;
		for (let seed = 1; said < most; seed += 4)
			for (const count of await Promise.all([0, 1, 2, 3].map((more) => misbehave(seed + more, 200)))) said += count;
		await expect.poll(() => context.listeners.size).toBe(0);
		await expect.poll(() => app.websocketServer.clients.size).toBe(0);
		expect(logged()).not.toContain('"level":50');
		expect(logged()).not.toContain(token);
		expect((await fetch(`${url}/healthz`)).status).toBe(200);
	},
	60_000 + most * 20,
);

test.each([
	["an unmasked frame", Buffer.from([0x82, 0x01, 0x00])],
	["a reserved kind", Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
	["a ping that is cut in two", Buffer.from([0x09, 0x80, 0, 0, 0, 0])],
	["a length beyond all bounds", Buffer.concat([Buffer.from([0x82, 0xff]), Buffer.alloc(12, 0xff)])],
	["no frame at all", Buffer.from("GET / HTTP/1.1\r\n\r\n")],
])("%s on the wire ends the socket", async (_name, bytes) => {
	const { port } = new URL(url);
	const socket = connect(Number(port), "127.0.0.1").resume();
	const closed = closing(socket);
	const key = Buffer.alloc(16).toString("base64");
	socket.write(
		`GET /api${listeningPath} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
	);
	await once(socket, "data");
	socket.end(bytes);
	await closed;
	await expect.poll(() => app.websocketServer.clients.size).toBe(0);
});

test("a stranger at one address is let in a few times, then refused before the socket opens; they have room again once those close", async () => {
	const strict = await testApp();
	const strictUrl = await strict.app.listen({ port: 0, host: "127.0.0.1" });
	const open = () =>
		new Promise<WebSocket | number>((resolve) => {
			const socket = new WebSocket(`${strictUrl.replace("http", "ws")}/api${listeningPath}`);
			socket.on("open", () => resolve(socket));
			socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
		});
	const outcomes = await Promise.all(Array.from({ length: 40 }, open));
	const sockets = outcomes.filter((outcome) => typeof outcome === "object");
	expect(sockets).toHaveLength(20);
	expect(outcomes.filter((outcome) => outcome === 429)).toHaveLength(20);
	for (const socket of sockets) socket.close();
	await expect.poll(() => strict.app.websocketServer.clients.size).toBe(0);
	const again = await open();
	if (typeof again === "number") expect.unreachable(`refused with ${again}`);
	again.close();
});
