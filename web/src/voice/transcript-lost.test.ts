import { limits } from "@sayso/contract/limits.ts";
import { closings } from "@sayso/contract/v1/ws.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SimulatedSocket } from "../testing/simulated-socket.ts";
import type { ListeningEvent } from "./listening.ts";
import { type TranscriptSocket, transcriptSocket } from "./transcript-socket.ts";

/**
 * Servers that are lost during speech. Each frame is a word, named by its number, so a server can transcribe exactly the frames it
 * received.
 */
const { frameSamples } = limits.audio;
let reported: ListeningEvent[];
const finals = () => reported.flatMap((event) => (event.type === "final" ? event.text : []));
/** The words on the screen after each event: the finals, then the partial. */
const screens = () => {
	let text = "";
	return reported.flatMap((event) => {
		if (event.type !== "partial" && event.type !== "final") return [];
		const all = `${text} ${event.text}`.trim();
		if (event.type === "final") text = all;
		return all;
	});
};
const latest = () => SimulatedSocket.all.at(-1) ?? expect.unreachable("no socket was made");
const heardBy = (remote: SimulatedSocket) => remote.frames.map((sound) => new Uint16Array(sound)[0]);

async function listening() {
	const socket = transcriptSocket({
		address: "ws://sayso.test/api/v1/ws",
		token: async () => "token",
		report: (event) => reported.push(event),
	});
	await vi.advanceTimersByTimeAsync(0);
	latest().accept();
	return socket;
}

/** Sends the words from one number to another. */
async function speak(socket: TranscriptSocket, from: number, to: number) {
	for (let word = from; word <= to; word++) {
		socket.send(new Uint16Array(frameSamples).fill(word).buffer);
		await vi.advanceTimersByTimeAsync(20);
	}
}

/** Makes the remote end emit the words of the frames it received, from one place to another. */
function emit(remote: SimulatedSocket, type: "partial" | "final", from: number, to: number) {
	const text = heardBy(remote).slice(from, to).join(" ");
	remote.say({ type, text, until: to * frameSamples });
}

beforeEach(() => {
	reported = [];
	SimulatedSocket.all = [];
	vi.useFakeTimers();
	vi.stubGlobal("WebSocket", SimulatedSocket);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test.each([1006, closings.failed.code, closings.restarting.code])(
	"a server lost during words (%s): the next transcribes them from the last final; each is written once, and no word is taken back",
	async (code) => {
		const socket = await listening();
		await speak(socket, 1, 6);
		emit(latest(), "final", 0, 2);
		emit(latest(), "partial", 2, 5);
		latest().end(code);
		await speak(socket, 7, 8);
		await vi.advanceTimersByTimeAsync(250);
		latest().accept();
		expect(heardBy(latest())).toEqual([3, 4, 5, 6, 7, 8]);
		emit(latest(), "partial", 0, 1);
		emit(latest(), "partial", 0, 4);
		// This server is lost too, before any final.
		latest().end(code);
		await vi.advanceTimersByTimeAsync(500);
		latest().accept();
		expect(heardBy(latest())).toEqual([3, 4, 5, 6, 7, 8]);
		emit(latest(), "final", 0, 6);
		expect(finals()).toEqual(["1 2", "3 4 5 6 7 8"]);
		const lengths = screens().map((text) => text.length);
		expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
	},
);

test("a server lost before its first word: the next transcribes all sound", async () => {
	const socket = await listening();
	await speak(socket, 1, 3);
	latest().end(1006);
	await vi.advanceTimersByTimeAsync(250);
	latest().accept();
	expect(heardBy(latest())).toEqual([1, 2, 3]);
});

test.each(["stop", "pause"] as const)(
	"a server lost after %s, with its last words pending: the next transcribes them",
	async (how) => {
		const socket = await listening();
		await speak(socket, 1, 4);
		emit(latest(), "partial", 0, 2);
		const done = vi.fn();
		if (how === "stop") void socket.stop().then(done);
		else socket.pause();
		latest().end(1006);
		await vi.advanceTimersByTimeAsync(250);
		latest().accept();
		expect(heardBy(latest())).toEqual([1, 2, 3, 4]);
		expect(latest().messages).toEqual(["start", "stop"]);
		emit(latest(), "final", 0, 4);
		latest().end(closings.done.code);
		await vi.advanceTimersByTimeAsync(0);
		expect(finals()).toEqual(["1 2 3 4"]);
		expect(done).toHaveBeenCalledTimes(how === "stop" ? 1 : 0);
		expect(SimulatedSocket.all).toHaveLength(2);
	},
);

test("speech after a pause is transcribed once the words from before it have come, so that they stay in order", async () => {
	const socket = await listening();
	await speak(socket, 1, 2);
	socket.pause();
	socket.resume();
	await speak(socket, 3, 4);
	expect(SimulatedSocket.all).toHaveLength(1);
	emit(latest(), "final", 0, 2);
	latest().end(closings.done.code);
	await vi.advanceTimersByTimeAsync(0);
	latest().accept();
	expect(heardBy(latest())).toEqual([3, 4]);
});

test("words not transcribed again stay: at Stop, if no server comes, and if the next one is already final", async () => {
	const lost = async () => {
		reported = [];
		const socket = await listening();
		await speak(socket, 1, 3);
		emit(latest(), "partial", 0, 3);
		latest().end(1006);
		return socket;
	};
	const stopped = (await lost()).stop();
	await vi.advanceTimersByTimeAsync(4_000);
	await stopped;
	expect(finals()).toEqual(["1 2 3"]);

	await lost();
	for (let tries = 0; tries < 6; tries++) {
		await vi.advanceTimersByTimeAsync(4_000);
		latest().end(1006);
	}
	expect(reported.slice(-2)).toEqual([
		{ type: "final", text: "1 2 3" },
		{ type: "failed", problem: "unreachable" },
	]);

	await lost();
	await vi.advanceTimersByTimeAsync(250);
	latest().accept();
	latest().end(closings.idle.code);
	expect(reported.slice(-2)).toEqual([{ type: "final", text: "1 2 3" }, { type: "ended" }]);
});

test("words whose sound the next server transcribes as nothing become final before its words", async () => {
	const socket = await listening();
	await speak(socket, 1, 3);
	emit(latest(), "partial", 0, 3);
	latest().end(1006);
	await vi.advanceTimersByTimeAsync(250);
	latest().accept();
	await speak(socket, 4, 150);
	emit(latest(), "partial", 140, 141);
	expect(finals()).toEqual(["1 2 3"]);
	expect(reported.at(-1)).toEqual({ type: "partial", text: "141" });
});

test("words transcribed late by the next server, after a final of later sound, are written once", async () => {
	const socket = await listening();
	await speak(socket, 1, 2);
	emit(latest(), "partial", 0, 2);
	latest().end(1006);
	await speak(socket, 3, 200);
	latest().accept();
	emit(latest(), "final", 150, 200);
	emit(latest(), "final", 0, 150);
	const words = finals().join(" ").split(" ").map(Number);
	expect(words.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
});

test("words whose sound is no longer kept stay; the next server transcribes what came after them", async () => {
	const socket = await listening();
	await speak(socket, 1, 1_300);
	emit(latest(), "partial", 0, 1_290);
	latest().end(1006);
	expect(finals()).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(250);
	latest().accept();
	expect(heardBy(latest())).toEqual([1_291, 1_292, 1_293, 1_294, 1_295, 1_296, 1_297, 1_298, 1_299, 1_300]);
});

test("sound that no server can transcribe is not retried for ever", async () => {
	const socket = await listening();
	await speak(socket, 1, 3);
	for (let tries = 0; tries < 7; tries++) {
		latest().end(closings.failed.code);
		await vi.advanceTimersByTimeAsync(4_000);
		latest().accept();
	}
	expect(reported.at(-1)).toEqual({ type: "failed", problem: "unreachable" });
});
