import { closings } from "@sayso/contract/v1/ws.ts";
import { expect, test, vi } from "vitest";
import { emit, given, SimulatedListening } from "../testing/simulated-listening.ts";
import { type SimulatedSocket, simulateSockets } from "../testing/simulated-socket.ts";

/** Servers that hang without closing, and the servers that replace them. */
simulateSockets();

/** Loses the server; the time to reach the next one depends on the number of tries. */
async function loses(all: SimulatedListening) {
	all.latest.end(1006);
	await vi.advanceTimersByTimeAsync(4_000);
}

test("if the next server hangs while connecting, words whose sound is dropped meanwhile stay, and later sound is transcribed whole", async () => {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 3);
	emit(all.latest, "partial", 0, 3);
	await loses(all);
	await all.speak(4, 1_300);
	expect(all.finals).toEqual(["1 2 3"]);
	all.latest.accept();
	expect(given(all.latest)[0]).toBe(51);
	emit(all.latest, "partial", 0, 3);
	void all.socket.stop();
	emit(all.latest, "final", 0, 10);
	expect(all.shown).toBe("1 2 3 51 52 53 54 55 56 57 58 59 60");
});

test("pending words and those after them stay if the next server hangs and is lost, and another comes", async () => {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 100);
	emit(all.latest, "partial", 0, 60);
	await loses(all);
	// It hangs until part of the words' sound was dropped, and does not receive that sound.
	await all.speak(101, 1_280);
	expect(all.finals.join(" ").split(" ")).toHaveLength(60);
	await loses(all);
	all.latest.accept();
	expect(given(all.latest).slice(0, 2)).toEqual([61, 62]);
});

/** What is sent to it from now on waits in the browser. */
function takesNothing(remote: SimulatedSocket) {
	const send = remote.send.bind(remote);
	remote.send = (data) => {
		send(data);
		remote.bufferedAmount += data instanceof ArrayBuffer ? data.byteLength : data.length;
	};
}

test("a slow network with a little progress now and then is not lost", async () => {
	const all = await SimulatedListening.accepted();
	takesNothing(all.latest);
	for (let word = 1; word < 1_600; word += 450) {
		await all.speak(word, word + 449);
		all.latest.bufferedAmount -= 1;
	}
	expect(all.servers).toHaveLength(1);
});

/** A server with keep-alives, which the test sends. */
async function sendsKeepAlives() {
	const all = new SimulatedListening();
	await vi.advanceTimersByTimeAsync(0);
	all.latest.accept(30, true);
	return all;
}

test.each([
	["takes nothing more", SimulatedListening.accepted, takesNothing],
	["hangs while its machine takes the sound", sendsKeepAlives, () => {}],
])(
	"a server that %s is lost while everything it received is kept: the next transcribes it",
	async (_, begun, hangs) => {
		const all = await begun();
		await all.speak(1, 3);
		emit(all.latest, "partial", 0, 3);
		hangs(all.latest);
		await all.speak(4, 520);
		expect(all.reported.at(-1)).toEqual({ type: "interrupted" });
		expect(all.servers).toHaveLength(2);
		all.latest.accept();
		expect(given(all.latest)).toEqual(Array.from({ length: 520 }, (_, at) => at + 1));
		emit(all.latest, "final", 0, 520);
		expect(all.finals).toHaveLength(1);
	},
);

test.each([
	["hears nothing for a long while, and says that it is there", { type: "alive" }],
	["says what it hears", { type: "partial", text: "1" }],
] as const)("a server that %s is not lost", async (_, message) => {
	const all = await sendsKeepAlives();
	for (let word = 1; word < 2_000; word += 450) {
		await all.speak(word, word + 449);
		all.latest.say(message);
	}
	expect(all.servers).toHaveLength(1);
});

test("a microphone without sound for a while, as on a sleeping device, has no answer to wait for", async () => {
	const all = await sendsKeepAlives();
	await all.speak(1, 100);
	await vi.advanceTimersByTimeAsync(60_000);
	await all.speak(101, 400);
	expect(all.servers).toHaveLength(1);
});

test.each([
	["is not reached", () => undefined],
	["does not say that it listens", (remote: SimulatedSocket) => remote.open()],
])("a server that %s is lost while all sound is kept: the next transcribes it", async (_, hangs) => {
	const all = new SimulatedListening();
	await vi.advanceTimersByTimeAsync(0);
	hangs(all.latest);
	await all.speak(1, 1_030);
	expect(all.reported).toEqual([{ type: "interrupted" }]);
	expect(all.servers).toHaveLength(2);
	all.latest.accept();
	expect(given(all.latest)).toEqual(Array.from({ length: 1_030 }, (_, at) => at + 1));
});

test("silence before words takes no sound from them: the next server transcribes them whole", async () => {
	const all = await SimulatedListening.accepted();
	await all.silence(30);
	await all.speak(1, 60);
	emit(all.latest, "partial", 0, 1_501);
	await all.speak(61, 80);
	emit(all.latest, "partial", 0, 1_520);
	await loses(all);
	all.latest.accept();
	expect(all.finals).toEqual([]);
	expect(given(all.latest)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
	emit(all.latest, "final", 0, 1_250);
	expect(all.finals.join(" ").split(" ")).toHaveLength(80);
});

test("if the next server's first final covers later sound only, the pending words stay", async () => {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 3);
	emit(all.latest, "partial", 0, 3);
	await loses(all);
	all.latest.accept();
	await all.speak(4, 150);
	emit(all.latest, "final", 140, 141);
	expect(all.finals).toEqual(["1 2 3", "141"]);
});

test("if its first final covers all that sound, it replaces the pending words", async () => {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 3);
	emit(all.latest, "partial", 0, 3);
	await loses(all);
	all.latest.accept();
	await all.speak(4, 150);
	emit(all.latest, "final", 0, 150);
	expect(all.finals).toHaveLength(1);
	expect(all.shown.split(" ")).toHaveLength(150);
});

test("if its first final covers part of them, the rest stays until it is transcribed or settled", async () => {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 6);
	emit(all.latest, "partial", 0, 5);
	await loses(all);
	all.latest.accept();
	emit(all.latest, "final", 0, 2);
	expect(all.shown).toBe("1 2 3 4 5");
	emit(all.latest, "partial", 2, 4);
	expect(all.shown).toBe("1 2 3 4 5");
	all.latest.end(closings.idle.code);
	expect(all.finals).toEqual(["1 2", "3 4 5"]);
});

test("repeated messages, and messages that arrive after a later final, are written once", async () => {
	const all = await SimulatedListening.accepted();
	await all.speak(1, 4);
	emit(all.latest, "final", 0, 3);
	emit(all.latest, "final", 0, 3);
	emit(all.latest, "partial", 0, 2);
	expect(all.shown).toBe("1 2 3");
	all.latest.end(closings.idle.code);
	expect(all.finals).toEqual(["1 2 3"]);
});
