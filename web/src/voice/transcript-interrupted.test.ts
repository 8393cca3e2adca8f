import { expect, test, vi } from "vitest";
import { SimulatedListening } from "../testing/simulated-listening.ts";
import { SimulatedSocket, simulateSockets } from "../testing/simulated-socket.ts";
import type { TranscriptSocket } from "./transcript-socket.ts";

simulateSockets();
let all: SimulatedListening;
const words = () => all.finals;
const latest = () => all.latest;

async function listening() {
	let connections = 0;
	all = new SimulatedListening(async () => String(++connections));
	await vi.advanceTimersByTimeAsync(0);
	latest().accept();
	return { socket: all.socket, remote: latest() };
}

/** From now on the remote end accepts nothing: what is sent waits in the browser. */
function lostSight(remote: SimulatedSocket) {
	const send = remote.send.bind(remote);
	remote.send = (data) => {
		send(data);
		if (data instanceof ArrayBuffer) remote.bufferedAmount += data.byteLength;
	};
}
/** Sends frames for so many seconds, one every 20 ms. */
async function speak(socket: TranscriptSocket, seconds: number) {
	for (let said = 0; said < seconds * 50; said++) {
		socket.send(Uint32Array.from({ length: 160 }, () => said).buffer);
		await vi.advanceTimersByTimeAsync(20);
	}
}

test("network gone for 5 s: all sound is then sent in order over the same connection", async () => {
	const { socket, remote } = await listening();
	lostSight(remote);
	await speak(socket, 5);
	remote.bufferedAmount = 0;
	await vi.advanceTimersByTimeAsync(20);
	expect(remote.frames.map((sound) => new Uint32Array(sound)[0])).toEqual(Array.from({ length: 250 }, (_, at) => at));
	expect(SimulatedSocket.all).toHaveLength(1);
	expect(all.reported).toEqual([{ type: "ready", maxSeconds: 30, engine: "scripted" }]);
});

test("network gone for a minute: the words stay, and a new connection receives the last 25 s", async () => {
	const { socket, remote } = await listening();
	remote.say({ type: "partial", text: "how are" });
	lostSight(remote);
	await speak(socket, 60);
	expect(remote.frames.length).toBeGreaterThan(8 * 50);
	expect(all.reported.slice(-2)).toEqual([{ type: "final", text: "how are" }, { type: "interrupted" }]);
	expect(SimulatedSocket.all.filter(({ readyState }) => readyState !== 3)).toEqual([latest()]);
	latest().bufferedAmount = Number.NEGATIVE_INFINITY;
	latest().accept();
	expect(latest().frames).toHaveLength(25 * 50);
	expect(words()).toEqual(["how are"]);
});

test("device asleep for a night: its dead connection is replaced with a fresh token; its words stay", async () => {
	const { socket, remote } = await listening();
	remote.say({ type: "partial", text: "how are" });
	vi.setSystemTime(Date.now() + 8 * 3_600_000);
	remote.end(1006);
	expect(words()).toEqual(["how are"]);
	await vi.advanceTimersByTimeAsync(250);
	latest().accept();
	expect(JSON.parse(String(latest().sent[0]))).toMatchObject({ token: "2" });
	await speak(socket, 1);
	latest().say({ type: "final", text: "you" });
	expect(words()).toEqual(["how are", "you"]);
});
