import { closings } from "@sayso/contract/v1/ws.ts";
import { expect, test, vi } from "vitest";
import { emit, given, SimulatedListening } from "../testing/simulated-listening.ts";
import { simulateSockets } from "../testing/simulated-socket.ts";
import type { ListeningEvent } from "./listening.ts";

/** Servers that are lost during speech. */
simulateSockets();

/** The words on the screen after each event: the finals, then the partial. */
function screens(reported: readonly ListeningEvent[]) {
	let text = "";
	return reported.flatMap((event) => {
		if (event.type !== "partial" && event.type !== "final") return [];
		const all = `${text} ${event.text}`.trim();
		if (event.type === "final") text = all;
		return all;
	});
}

test.each([1006, closings.failed.code, closings.restarting.code])(
	"a server lost during words (%s): the next transcribes them from the last final; each is written once, and no word is taken back",
	async (code) => {
		const all = await SimulatedListening.accepted();
		await all.speak(1, 6);
		emit(all.latest, "final", 0, 2);
		emit(all.latest, "partial", 2, 5);
		all.latest.end(code);
		await all.speak(7, 8);
		await vi.advanceTimersByTimeAsync(250);
		all.latest.accept();
		expect(given(all.latest)).toEqual([3, 4, 5, 6, 7, 8]);
		emit(all.latest, "partial", 0, 1);
		emit(all.latest, "partial", 0, 4);
		// This server is lost too, before any final.
		all.latest.end(code);
		await vi.advanceTimersByTimeAsync(500);
		all.latest.accept();
		expect(given(all.latest)).toEqual([3, 4, 5, 6, 7, 8]);
		emit(all.latest, "final", 0, 6);
		expect(all.finals).toEqual(["1 2", "3 4 5 6 7 8"]);
		const lengths = screens(all.reported).map((text) => text.length);
		expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
	},
);

test("a server lost before its first word: the next transcribes all sound", async () => {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 3);
	all.latest.end(1006);
	await vi.advanceTimersByTimeAsync(250);
	all.latest.accept();
	expect(given(all.latest)).toEqual([1, 2, 3]);
});

test.each(["stop", "pause"] as const)(
	"a server lost after %s, with its last words pending: the next transcribes them",
	async (how) => {
		const all = await SimulatedListening.accepted();
		await all.speak(1, 4);
		emit(all.latest, "partial", 0, 2);
		const done = vi.fn();
		if (how === "stop") void all.socket.stop().then(done);
		else all.socket.pause();
		all.latest.end(1006);
		await vi.advanceTimersByTimeAsync(250);
		all.latest.accept();
		expect(given(all.latest)).toEqual([1, 2, 3, 4]);
		expect(all.latest.messages).toEqual(["start", "stop"]);
		emit(all.latest, "final", 0, 4);
		all.latest.end(closings.done.code);
		await vi.advanceTimersByTimeAsync(0);
		expect(all.finals).toEqual(["1 2 3 4"]);
		expect(done).toHaveBeenCalledTimes(how === "stop" ? 1 : 0);
		expect(all.servers).toHaveLength(2);
	},
);

test("speech after a pause is transcribed once the words from before it have come, so that they stay in order", async () => {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 2);
	all.socket.pause();
	all.socket.resume();
	await all.speak(3, 4);
	expect(all.servers).toHaveLength(1);
	emit(all.latest, "final", 0, 2);
	all.latest.end(closings.done.code);
	await vi.advanceTimersByTimeAsync(0);
	all.latest.accept();
	expect(given(all.latest)).toEqual([3, 4]);
});

test("words not transcribed again stay: at Stop, if no server comes, and if the next one is already final", async () => {
	async function lost() {
		const all = await SimulatedListening.accepted();
		await all.speak(1, 3);
		emit(all.latest, "partial", 0, 3);
		all.latest.end(1006);
		return all;
	}
	const stopped = await lost();
	const stop = stopped.socket.stop();
	await vi.advanceTimersByTimeAsync(4_000);
	await stop;
	expect(stopped.finals).toEqual(["1 2 3"]);

	const failed = await lost();
	for (let tries = 0; tries < 6; tries++) {
		await vi.advanceTimersByTimeAsync(4_000);
		failed.latest.end(1006);
	}
	expect(failed.reported.slice(-2)).toEqual([
		{ type: "final", text: "1 2 3" },
		{ type: "failed", problem: "unreachable" },
	]);

	const ended = await lost();
	await vi.advanceTimersByTimeAsync(250);
	ended.latest.accept();
	ended.latest.end(closings.idle.code);
	expect(ended.reported.slice(-2)).toEqual([{ type: "final", text: "1 2 3" }, { type: "ended" }]);
});

test("words whose sound the next server transcribes as nothing become final before its words", async () => {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 3);
	emit(all.latest, "partial", 0, 3);
	all.latest.end(1006);
	await vi.advanceTimersByTimeAsync(250);
	all.latest.accept();
	await all.speak(4, 150);
	emit(all.latest, "partial", 140, 141);
	expect(all.finals).toEqual(["1 2 3"]);
	expect(all.reported.at(-1)).toEqual({ type: "partial", text: "141" });
});

test("words transcribed late by the next server, after a final of later sound, are written once", async () => {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 2);
	emit(all.latest, "partial", 0, 2);
	all.latest.end(1006);
	await all.speak(3, 200);
	all.latest.accept();
	emit(all.latest, "final", 150, 200);
	emit(all.latest, "final", 0, 150);
	const words = all.finals.join(" ").split(" ").map(Number);
	expect(words.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
});

test("words whose sound is no longer kept stay; the next server transcribes what came after them", async () => {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 1_300);
	emit(all.latest, "partial", 0, 1_290);
	all.latest.end(1006);
	expect(all.finals).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(250);
	all.latest.accept();
	expect(given(all.latest)).toEqual([1_291, 1_292, 1_293, 1_294, 1_295, 1_296, 1_297, 1_298, 1_299, 1_300]);
});

test("sound that no server can transcribe is not retried for ever", async () => {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 3);
	for (let tries = 0; tries < 7; tries++) {
		all.latest.end(closings.failed.code);
		await vi.advanceTimersByTimeAsync(4_000);
		all.latest.accept();
	}
	expect(all.reported.at(-1)).toEqual({ type: "failed", problem: "unreachable" });
});
