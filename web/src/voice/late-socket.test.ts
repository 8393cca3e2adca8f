import { expect, test, vi } from "vitest";
import { SimulatedSocket, simulateSockets } from "../testing/simulated-socket.ts";
import { lateSocket } from "./late-socket.ts";
import type { ListeningEvent } from "./listening.ts";
import { transcriptSocket } from "./transcript-socket.ts";

simulateSockets();

/** A listening whose code is still loading. */
function waiting() {
	const reported: ListeningEvent[] = [];
	const code = Promise.withResolvers<{ transcriptSocket: typeof transcriptSocket }>();
	const socket = lateSocket(() => code.promise, {
		address: "ws://sayso.test/api/v1/ws",
		token: async () => "token",
		report: (event) => reported.push(event),
	});
	const comes = async (made = transcriptSocket) => {
		code.resolve({ transcriptSocket: made });
		await vi.advanceTimersByTimeAsync(0);
	};
	return { socket, reported, comes, fails: code.reject };
}

test("sound and commands from before the code is loaded are forwarded in order", async () => {
	const { socket, comes } = waiting();
	socket.send(new ArrayBuffer(640));
	const done = vi.fn();
	void socket.stop().then(done);
	await vi.advanceTimersByTimeAsync(3_000);
	await comes();
	SimulatedSocket.all[0]?.accept();
	expect(SimulatedSocket.all[0]?.frames).toHaveLength(1);
	expect(SimulatedSocket.all[0]?.messages).toEqual(["start", "stop"]);
	await vi.advanceTimersByTimeAsync(2_000);
	expect(done).not.toHaveBeenCalled();
	SimulatedSocket.all[0]?.end(1000);
	await vi.advanceTimersByTimeAsync(0);
	expect(done).toHaveBeenCalled();
});

test("the newest 25 s of sound wait for the code; a pause is kept", async () => {
	const { socket, comes } = waiting();
	const say = (from: number, to: number) => {
		for (let word = from; word <= to; word++) socket.send(Uint16Array.of(word).buffer);
	};
	say(1, 700);
	socket.pause();
	socket.resume();
	say(701, 1_300);
	socket.pause();
	say(1_301, 1_310);
	const taken: (number | undefined | "pause")[] = [];
	await comes((options) => ({
		...transcriptSocket(options),
		send: (frame) => taken.push(new Uint16Array(frame)[0]),
		pause: () => taken.push("pause"),
	}));
	expect(taken).toEqual([...Array.from({ length: 1_250 }, (_, at) => at + 51), "pause"]);
});

test("Stop does not wait for code that never loads, and reports it; code that loads later opens no connection", async () => {
	const { socket, reported, comes } = waiting();
	socket.send(new ArrayBuffer(640));
	const stopped = socket.stop();
	await vi.advanceTimersByTimeAsync(4_000);
	await stopped;
	expect(reported).toEqual([{ type: "failed", problem: "unreachable" }]);
	await comes();
	expect(SimulatedSocket.all).toHaveLength(0);
	expect(reported).toHaveLength(1);
});

test("after abandon, code that loads later opens no connection, and code that fails to load reports nothing", async () => {
	const given = waiting();
	given.socket.abandon();
	await given.comes();
	expect(SimulatedSocket.all).toHaveLength(0);
	const gone = waiting();
	gone.socket.abandon();
	gone.fails(new Error("offline"));
	await vi.advanceTimersByTimeAsync(0);
	expect([...given.reported, ...gone.reported]).toEqual([]);
});
