import { once } from "node:events";
import { connect, createServer } from "node:net";
import { freePort } from "@sayso/harness/product/running-server.ts";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import WebSocket from "ws";
import { describeSpeechToText } from "../../seams/speech-to-text.conformance.ts";
import type { Heard } from "../../seams/speech-to-text.ts";
import { inOrder } from "./in-order.ts";
import { serveListening } from "./remote/serve-listening.ts";
import { paths } from "./remote/wire.ts";
import { remoteSpeechToText } from "./remote.ts";
import { type ListeningScript, scriptedSpeechToText } from "./scripted.ts";

const secret = "Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u";
const sampleRate = 16_000;
const words = "would you like a cup of tea";
const sound = new Uint8Array(sampleRate * 2 * 3);

const serve = (script: ListeningScript = {}) =>
	serveListening({ speechToText: scriptedSpeechToText(script), secret, host: "127.0.0.1", port: 0, report: () => {} });
async function listener(script: ListeningScript = {}) {
	const service = await serve(script);
	onTestFinished(() => service.close());
	return { service, address: `http://127.0.0.1:${service.port}` };
}
function remote(addresses: string[], known = secret) {
	const recogniser = remoteSpeechToText({ addresses, secret: known });
	onTestFinished(() => recogniser.close());
	return recogniser;
}
const request = () => ({ sampleRate, signal: new AbortController().signal });

const conforming = await serve();
afterAll(() => conforming.close());
describeSpeechToText(
	"a remote recogniser",
	() => remoteSpeechToText({ addresses: [`http://127.0.0.1:${conforming.port}`], secret }),
	{ first: { words, sound }, second: { words, sound } },
	{ isHeard: true },
);

describe("a remote recogniser", () => {
	test("has as many places as are free there and held here, and refuses with 503 where no place is free", async () => {
		const { address } = await listener({ capacity: 2 });
		const [one, other] = [remote([address]), remote([address])];
		expect(await one.available()).toBe(true);
		expect(one.capacity).toBe(2);
		const held = await one.open(request());
		await one.open(request());
		expect(one.capacity).toBe(2);
		await expect.poll(() => other.capacity).toBe(0);
		await expect(other.open(request())).rejects.toMatchObject({ name: "SeamError", status: 503 });
		held.abort();
		await expect.poll(() => other.capacity).toBe(1);
		await other.open(request());
	});

	test("goes where there is most room, and on to the next where one is gone", async () => {
		const [small, large] = [await listener({ capacity: 1 }), await listener({ capacity: 3 })];
		const recogniser = remote([small.address, large.address]);
		await recogniser.open(request());
		expect([small.service.size, large.service.size]).toEqual([0, 1]);
		await large.service.close();
		await recogniser.open(request());
		expect(small.service.size).toBe(1);
	});

	test("of a listener that stops, another hears again what nothing final was heard of", async () => {
		const [first, second] = [await listener({ capacity: 9 }), await listener({ capacity: 8 })];
		const all = inOrder([{ recogniser: remote([first.address, second.address]), isReady: () => true }], {
			clock: { now: () => new Date() },
			report: () => {},
		});
		const listening = await all.open(request());
		listening.push(sound.subarray(0, sound.length / 2));
		const heard = listening[Symbol.asyncIterator]();
		await heard.next();
		await first.service.close();
		listening.push(sound.subarray(sound.length / 2));
		listening.finish();
		const rest = [];
		for (let step = await heard.next(); !step.done; step = await heard.next()) rest.push(step.value);
		expect(rest.at(-1)).toMatchObject({ type: "final", text: words, until: sound.length / 2 });
	});

	test("whose listeners restart one after another: the one that runs hears again the sound that has no final text yet", async () => {
		const ports: number[] = [];
		const start = async (capacity: number, known?: number) => {
			const port = known ?? (await freePort());
			const service = await serveListening({
				...{ secret, host: "127.0.0.1", port, report: () => {} },
				speechToText: scriptedSpeechToText({ capacity }),
			});
			if (!known) ports.push(port);
			return service;
		};
		let first = await start(9);
		let second = await start(8);
		onTestFinished(async () => void (await Promise.all([first.close(), second.close()])));
		const reported: unknown[] = [];
		const recogniser = inOrder(
			[{ recogniser: remote(ports.map((port) => `http://127.0.0.1:${port}`)), isReady: () => true }],
			{ clock: { now: () => new Date() }, report: (error) => reported.push(error) },
		);
		const listening = await recogniser.open(request());
		const heard: Heard[] = [];
		const all = Array.fromAsync(listening, (each) => heard.push(each));
		listening.push(sound.subarray(0, sound.length / 2));
		await expect.poll(() => heard.length).toBeGreaterThan(0);
		for (let rounds = 0; rounds < 3; rounds++) {
			await first.close();
			await expect.poll(() => second.size).toBe(1);
			first = await start(9, first.port);
			await second.close();
			await expect.poll(() => first.size).toBe(1);
			second = await start(8, second.port);
		}
		listening.push(sound.subarray(sound.length / 2));
		listening.finish();
		await all;
		expect(heard.at(-1)).toMatchObject({ type: "final", text: words, until: sound.length / 2 });
		expect(reported).toEqual([]);
	});

	test("that came since they were asked last is found, where the one that is known is gone", async () => {
		const port = await freePort();
		const options = { speechToText: scriptedSpeechToText(), secret, host: "127.0.0.1", port, report: () => {} };
		const gone = await serveListening(options);
		const recogniser = remote([`http://127.0.0.1:${port}`]);
		expect(await recogniser.available()).toBe(true);
		await gone.close();
		const back = await serveListening(options);
		onTestFinished(() => back.close());
		await recogniser.open(request());
		await recogniser.open(request());
		expect(back.size).toBe(2);
	});

	test("takes no place for a caller who left while it looked for one", async () => {
		const port = await freePort();
		const recogniser = remote([`http://127.0.0.1:${port}`]);
		expect(await recogniser.available()).toBe(false);
		const options = { speechToText: scriptedSpeechToText(), secret, host: "127.0.0.1", port, report: () => {} };
		const service = await serveListening(options);
		onTestFinished(() => service.close());
		const leaving = new AbortController();
		const opening = recogniser.open({ sampleRate, signal: leaving.signal });
		leaving.abort();
		expect(await Array.fromAsync(await opening)).toEqual([]);
		expect(service.size).toBe(0);
	});

	test("whose address does not answer is not available, and its error says so", async () => {
		const recogniser = remote(["http://127.0.0.1:1"]);
		expect(await recogniser.available()).toBe(false);
		await expect(recogniser.open(request())).rejects.toMatchObject({ name: "SeamError", status: 0 });
	});

	test("that answers with nonsense is not trusted", async () => {
		const nonsense = createServer((socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]"));
		nonsense.listen(0, "127.0.0.1");
		await once(nonsense, "listening");
		onTestFinished(() => void nonsense.close());
		const { port } = nonsense.address() as { port: number };
		expect(await remote([`http://127.0.0.1:${port}`]).available()).toBe(false);
	});

	test("is sent the names to expect before any sound, not in the address, and without those it would refuse", async () => {
		const script: ListeningScript = {};
		const { address, service } = await listener(script);
		const listening = await remote([address]).open({
			...request(),
			words: ["Siobhan", "", "x".repeat(101), ...Array.from({ length: 120 }, (_, index) => `Name${index}`)],
			names: ["Rex"],
		});
		for (let at = 0; at < sound.length; at += 640) listening.push(sound.subarray(at, at + 640));
		listening.finish();
		expect((await Array.fromAsync(listening)).at(-1)).toMatchObject({ type: "final", until: sound.length / 2 });
		expect(script.expected).toHaveLength(100);
		expect(script.expected?.slice(0, 2)).toEqual(["Siobhan", "Name0"]);
		expect(script.expectedHere).toEqual(["Rex"]);
		await expect.poll(() => service.size).toBe(0);
	});

	test("those that cannot listen once they know the names are no loss: another listens, however many they are", async () => {
		const deaf = await Promise.all([12, 11, 10, 9].map((capacity) => listener({ failing: "open", capacity })));
		const addresses = [...deaf, await listener({ capacity: 8 })].map(({ address }) => address);
		const reported: unknown[] = [];
		const all = inOrder([{ recogniser: remote(addresses), isReady: () => true }], {
			clock: { now: () => new Date() },
			report: (error) => reported.push(error),
		});
		const listening = await all.open({ ...request(), words: ["Siobhan"] });
		for (let at = 0; at < sound.length; at += 640) listening.push(sound.subarray(at, at + 640));
		listening.finish();
		expect((await Array.fromAsync(listening)).at(-1)).toMatchObject({ type: "final", text: words });
		expect(reported).toEqual([]);
	});

	test("fails with 503, and does not ask for ever, where no listener can listen once it knows the names", async () => {
		const { address } = await listener({ failing: "open" });
		const all = inOrder([{ recogniser: remote([address]), isReady: () => true }], {
			clock: { now: () => new Date() },
			report: () => {},
		});
		const listening = await all.open({ ...request(), words: ["Siobhan"] });
		await expect(Array.fromAsync(listening)).rejects.toMatchObject({ name: "SeamLeaves", status: 503 });
	});

	test("that loses its recogniser says so", async () => {
		const { address } = await listener({ failing: "hearing" });
		const listening = await remote([address]).open(request());
		listening.push(sound);
		await expect(Array.fromAsync(listening)).rejects.toMatchObject({ name: "SeamError", retryable: true });
	});
});

describe("the listening service", () => {
	test.each([
		["GET // HTTP/1.1", "404"],
		["GET http://[ HTTP/1.1", "4"],
		[`GET ${paths.listen}?rate=x HTTP/1.1`, "400"],
		[`GET ${paths.listen}?rate=1 HTTP/1.1`, "400"],
		[`GET ${paths.listen}?rate=16000 HTTP/1.1`, ""],
	])("goes on after any request: %s", async (line, status) => {
		const { service } = await listener();
		for (const known of ["", `Authorization: Bearer ${secret}\r\n`]) {
			const socket = connect(service.port, "127.0.0.1").setEncoding("utf8");
			socket.end(`${line}\r\nHost: a\r\n${known}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
			const said = (await Array.fromAsync(socket)).join("");
			expect(said).toContain(known ? ` ${status}` : " 4");
		}
		await expect.poll(() => service.size).toBe(0);
	});

	test.each([undefined, "Bearer ", "Bearer another", secret])(
		"takes no sound and gives no answer but 401 without the secret: %s",
		async (given) => {
			const { address, service } = await listener();
			const headers: Record<string, string> = given === undefined ? {} : { authorization: given };
			expect((await fetch(address + paths.places, { headers })).status).toBe(401);
			const socket = new WebSocket(address.replace("http", "ws") + paths.listen, { headers });
			const [, response] = await once(socket, "unexpected-response");
			expect(response.statusCode).toBe(401);
			response.destroy();
			expect(service.size).toBe(0);
			expect(await remote([address], "another secret").available()).toBe(false);
		},
	);

	test.each(["", "[]", '{"words":[7]}', `{"words":["${"x".repeat(101)}"]}`, "finish", Buffer.alloc(640)])(
		"ends a listening that is to send its words first and sends something else: %s",
		async (first) => {
			const { address, service } = await listener();
			const headers = { authorization: `Bearer ${secret}` };
			const socket = new WebSocket(`${address.replace("http", "ws")}${paths.listen}?rate=16000&words=1`, { headers });
			await once(socket, "open");
			socket.send(first);
			const [code] = await once(socket, "close");
			expect(code).toBe(1008);
			await expect.poll(() => service.size).toBe(0);
		},
	);

	test("is ready while it can listen, and frees a place once its caller is gone", async () => {
		const script: ListeningScript = {};
		const { address, service } = await listener(script);
		expect((await fetch(`${address}/readyz`)).status).toBe(200);
		const recogniser = remote([address]);
		await recogniser.open(request());
		expect(service.size).toBe(1);
		await recogniser.close();
		await expect.poll(() => service.size).toBe(0);
		script.available = false;
		expect((await fetch(`${address}/readyz`)).status).toBe(503);
		expect((await fetch(`${address}/healthz`)).status).toBe(200);
		expect((await fetch(`${address}/anything`)).status).toBe(404);
	});
});
