import { limits } from "@sayso/contract/limits.ts";
import { closings } from "@sayso/contract/v1/ws.ts";
import { expect, test, vi } from "vitest";
import { SimulatedListening } from "../testing/simulated-listening.ts";
import { SimulatedSocket, simulateSockets } from "../testing/simulated-socket.ts";

simulateSockets();
let all: SimulatedListening;
const words = () => all.finals;
const frame = () => new ArrayBuffer(2 * limits.audio.frameSamples);
const latest = () => all.latest;
/** Lets pending promises resolve. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function opened() {
	let connections = 0;
	all = new SimulatedListening(async () => String(++connections));
	await settle();
	return all.socket;
}

async function listening() {
	const socket = await opened();
	latest().accept();
	return { socket, remote: latest() };
}

test("sends start as in the contract, then the frames from while it connected, then one batch every 20 ms", async () => {
	const socket = await opened();
	const remote = latest();
	socket.send(frame());
	remote.accept();
	expect(JSON.parse(String(remote.sent[0]))).toEqual({
		type: "start",
		format: "pcm_s16le",
		sample_rate: 16_000,
		channels: 1,
		lang: "en",
		tell_alive: true,
		token: "1",
	});
	expect(remote.url).toBe("ws://sayso.test/api/v1/ws");
	expect(remote.frames).toHaveLength(1);
	for (let count = 0; count < 3; count++) socket.send(frame());
	expect(remote.frames).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(20);
	expect(remote.frames).toHaveLength(4);
});

test("pauses above 256 KB of back-pressure and goes on below it", async () => {
	const { socket, remote } = await listening();
	remote.bufferedAmount = 256 * 1024 + 1;
	socket.send(frame());
	await vi.advanceTimersByTimeAsync(200);
	expect(remote.frames).toHaveLength(0);
	remote.bufferedAmount = 0;
	await vi.advanceTimersByTimeAsync(20);
	expect(remote.frames).toHaveLength(1);
});

test("emits ready, partials and finals in order", async () => {
	const { remote } = await listening();
	remote.say({ type: "partial", text: "how" });
	remote.say({ type: "final", text: "how are you" });
	expect(all.reported).toEqual([
		{ type: "ready", maxSeconds: 30, engine: "scripted" },
		{ type: "partial", text: "how" },
		{ type: "final", text: "how are you" },
	]);
});

test("stop sends what waits, sends stop, and waits for the last words", async () => {
	const { socket, remote } = await listening();
	socket.send(frame());
	const done = vi.fn();
	socket.stop().then(done);
	expect(remote.frames).toHaveLength(1);
	expect(remote.messages).toEqual(["start", "stop"]);
	remote.say({ type: "partial", text: "see" });
	remote.say({ type: "final", text: "see you" });
	await settle();
	expect(done).not.toHaveBeenCalled();
	remote.end(closings.done.code);
	await settle();
	expect(done).toHaveBeenCalled();
	expect(words()).toEqual(["see you"]);
});

test("stop waits at most 3 s and then keeps the partial as it is", async () => {
	const { socket, remote } = await listening();
	remote.say({ type: "partial", text: "see you tom" });
	const done = vi.fn();
	socket.stop().then(done);
	await vi.advanceTimersByTimeAsync(2_999);
	expect(done).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(done).toHaveBeenCalled();
	expect(words()).toEqual(["see you tom"]);
});

test("stop before the connection opens still sends the sound", async () => {
	const socket = await opened();
	socket.send(frame());
	const done = vi.fn();
	socket.stop().then(done);
	latest().accept();
	expect(latest().frames).toHaveLength(1);
	expect(latest().messages).toEqual(["start", "stop"]);
	latest().say({ type: "final", text: "hello" });
	latest().end(closings.done.code);
	await settle();
	expect(done).toHaveBeenCalled();
	expect(words()).toEqual(["hello"]);
});

test.each([
	["lost", 1006],
	["restarting", closings.restarting.code],
	["failed", closings.failed.code],
])("a connection that is %s is opened again with a fresh token; words and new sound are kept", async (_, code) => {
	const { socket, remote } = await listening();
	remote.say({ type: "final", text: "one" });
	remote.say({ type: "partial", text: "tw" });
	remote.end(code);
	expect(all.reported.at(-1)).toEqual({ type: "interrupted" });
	socket.send(frame());
	await vi.advanceTimersByTimeAsync(250);
	latest().accept();
	expect(JSON.parse(String(latest().sent[0]))).toMatchObject({ token: "2" });
	expect(latest().frames).toHaveLength(1);
	// This server does not say which sound its words cover, so they stay as they are.
	expect(words()).toEqual(["one", "tw"]);
	expect(all.reported.at(-1)).toEqual({ type: "ready", maxSeconds: 30, engine: "scripted" });
});

test("a restarting server receives stop: it transcribes what it has, and later sound waits for the next", async () => {
	const { socket, remote } = await listening();
	socket.send(frame());
	remote.say({ type: "error", code: "restarting", detail: "" });
	expect(remote.frames).toHaveLength(1);
	expect(remote.messages).toEqual(["start", "stop"]);
	socket.send(frame());
	await vi.advanceTimersByTimeAsync(100);
	expect(remote.frames).toHaveLength(1);
	remote.say({ type: "final", text: "one two" });
	remote.end(closings.restarting.code);
	await vi.advanceTimersByTimeAsync(250);
	latest().accept();
	expect(latest().frames).toHaveLength(1);
	expect(words()).toEqual(["one two"]);
});

test("stop while a server restarts still sends the remaining sound", async () => {
	const { socket, remote } = await listening();
	remote.say({ type: "error", code: "restarting", detail: "" });
	socket.send(frame());
	const done = vi.fn();
	socket.stop().then(done);
	remote.end(closings.restarting.code);
	await settle();
	latest().accept();
	expect(latest().frames).toHaveLength(1);
	latest().say({ type: "final", text: "tea" });
	latest().end(closings.done.code);
	await settle();
	expect(done).toHaveBeenCalled();
	expect(words()).toEqual(["tea"]);
});

test("gives up after seven failed connections, and reports it once", async () => {
	await opened();
	for (let count = 0; count < 7; count++) {
		latest().end(1006);
		await vi.advanceTimersByTimeAsync(4_000);
	}
	expect(SimulatedSocket.all).toHaveLength(7);
	expect(all.reported).toEqual([{ type: "interrupted" }, { type: "failed", problem: "unreachable" }]);
});

test.each([
	["unauthenticated", "logged_out"],
	["replaced", "elsewhere"],
	["unavailable", "unavailable"],
	["too_many", "too_many"],
	["busy", "busy"],
] as const)("%s is final: %s", async (closing, problem) => {
	const { remote } = await listening();
	remote.end(closings[closing].code);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(SimulatedSocket.all).toHaveLength(1);
	expect(all.reported.at(-1)).toEqual({ type: "failed", problem });
});

test.each(["time_limit", "idle", "done"] as const)("%s ends the listening and keeps the partial", async (closing) => {
	const { remote } = await listening();
	remote.say({ type: "partial", text: "half a" });
	remote.end(closings[closing].code);
	expect(all.reported.slice(-2)).toEqual([{ type: "final", text: "half a" }, { type: "ended" }]);
});

test("a pause lets the server finish; resume listens on a new connection", async () => {
	const { socket, remote } = await listening();
	socket.pause();
	expect(remote.messages).toEqual(["start", "stop"]);
	socket.send(frame());
	socket.resume();
	remote.say({ type: "final", text: "before" });
	remote.end(closings.done.code);
	await settle();
	expect(SimulatedSocket.all).toHaveLength(2);
	latest().accept();
	expect(latest().frames).toHaveLength(0);
	latest().say({ type: "final", text: "after" });
	expect(words()).toEqual(["before", "after"]);
});

test("stop in a pause waits for the words from before the pause", async () => {
	const { socket, remote } = await listening();
	socket.pause();
	const done = vi.fn();
	socket.stop().then(done);
	await settle();
	expect(done).not.toHaveBeenCalled();
	remote.say({ type: "final", text: "before" });
	remote.end(closings.done.code);
	await settle();
	expect(done).toHaveBeenCalled();
});

test("abandon sends stop, closes, and emits nothing more", async () => {
	const { socket, remote } = await listening();
	const before = all.reported.length;
	socket.abandon();
	remote.say({ type: "final", text: "too late" });
	remote.end(1000);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(remote.messages).toEqual(["start", "stop"]);
	expect(remote.readyState).toBe(3);
	expect(all.reported).toHaveLength(before);
	expect(SimulatedSocket.all).toHaveLength(1);
});
