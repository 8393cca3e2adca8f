import { closings } from "@sayso/contract/v1/ws.ts";
import { expect, test, vi } from "vitest";
import { emit, given, SimulatedListening } from "../testing/simulated-listening.ts";
import { simulateSockets } from "../testing/simulated-socket.ts";

/** Stop while some sound is not transcribed yet. */
simulateSockets();
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const failed = { type: "failed", problem: "unreachable" };

/** After a lost connection twenty seconds of speech are kept, of which no word was transcribed. */
async function cut() {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 1_000);
	all.latest.end(1006);
	await vi.advanceTimersByTimeAsync(250);
	return all;
}
function stops(all: SimulatedListening) {
	const done = vi.fn();
	void all.socket.stop().then(done);
	return done;
}

test("the last words may take as long as the sound that the next server receives", async () => {
	const all = await cut();
	all.latest.accept();
	const done = stops(all);
	await seconds(15);
	emit(all.latest, "partial", 0, 700);
	await seconds(5);
	expect(done).not.toHaveBeenCalled();
	emit(all.latest, "final", 0, 1_000);
	all.latest.end(closings.done.code);
	await seconds(0);
	expect(done).toHaveBeenCalled();
	expect(all.shown.split(" ")).toHaveLength(1_000);
	expect(all.reported.at(-1)?.type).toBe("final");
});

test("the same holds for a server reached only after Stop", async () => {
	const all = await cut();
	const done = stops(all);
	await seconds(2);
	all.latest.accept();
	await seconds(15);
	emit(all.latest, "final", 0, 1_000);
	all.latest.end(closings.done.code);
	await seconds(0);
	expect(done).toHaveBeenCalled();
	expect(all.shown.split(" ")).toHaveLength(1_000);
});

test("if no server is reached stop does not wait that long, missing words are reported, and a later connection gets no sound", async () => {
	const all = await cut();
	const done = stops(all);
	await seconds(4);
	expect(done).toHaveBeenCalled();
	expect(all.reported.at(-1)).toEqual(failed);
	for (const remote of all.servers.slice(1)) {
		expect(remote.readyState).toBe(3);
		remote.open();
		expect(remote.sent).toEqual([]);
	}
	await seconds(60);
	expect(all.reported.at(-1)).toEqual(failed);
});

test("a server that hangs at Stop counts as lost: the next transcribes the sound again, and without one that is reported", async () => {
	const all = await cut();
	all.latest.accept();
	await seconds(30);
	emit(all.latest, "partial", 0, 990);
	const done = stops(all);
	await seconds(4);
	expect(all.servers).toHaveLength(3);
	all.latest.accept();
	expect(given(all.latest)).toHaveLength(1_000);
	emit(all.latest, "partial", 0, 10);
	await seconds(60);
	expect(done).toHaveBeenCalled();
	expect(all.shown.split(" ")).toHaveLength(990);
	expect(all.reported.at(-1)).toEqual(failed);
	expect(all.servers.at(-1)?.readyState).toBe(3);
});

test("an older server receives at most ten seconds ahead of real time; stop is sent after all sound", async () => {
	const all = await cut();
	all.latest.accept(0);
	stops(all);
	for (let second = 0; second < 12; second++) {
		expect(all.latest.frames.length).toBeLessThanOrEqual((10 + second) * 50);
		expect(all.latest.messages.includes("stop")).toBe(all.latest.frames.length === 1_000);
		await seconds(1);
	}
	expect(given(all.latest)).toHaveLength(1_000);
	expect(all.latest.messages).toEqual(["start", "stop"]);
});

test("a server that says how much it accepts receives that much, and not before it has said so", async () => {
	const all = await cut();
	all.latest.bufferedAmount = Number.NEGATIVE_INFINITY;
	all.latest.open();
	expect(all.latest.frames.length).toBeLessThanOrEqual(500);
	all.latest.say({ type: "ready", engine: "scripted", max_seconds: 30, burst_seconds: 30 });
	expect(all.latest.frames).toHaveLength(1_000);
});

test("a second Stop, or a microphone lost meanwhile, waits for the same end", async () => {
	const all = await cut();
	all.latest.accept();
	const done = [stops(all), stops(all)];
	emit(all.latest, "final", 0, 1_000);
	all.latest.end(closings.done.code);
	await seconds(0);
	for (const each of done) expect(each).toHaveBeenCalled();
});

test.each([
	["busy", closings.busy.code],
	["logged_out", closings.unauthenticated.code],
	["unavailable", closings.unavailable.code],
] as const)(
	"a server that refuses sound from before Stop, as %s, is reported: the sound was not transcribed",
	async (problem, code) => {
		const all = new SimulatedListening();
		await seconds(0);
		await all.speak(1, 100);
		const done = stops(all);
		all.latest.open();
		all.latest.end(code);
		await seconds(0);
		expect(done).toHaveBeenCalled();
		expect(all.reported).toEqual([{ type: "failed", problem }]);
	},
);

test("a server that has transcribed everything may refuse more: nothing is lost", async () => {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 100);
	stops(all);
	emit(all.latest, "final", 0, 100);
	all.latest.end(closings.replaced.code);
	await seconds(0);
	expect(all.reported.at(-1)?.type).toBe("final");
});
