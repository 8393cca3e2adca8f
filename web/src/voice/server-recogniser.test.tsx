import { closings } from "@sayso/contract/v1/ws.ts";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SimulatedSocket } from "../testing/simulated-socket.ts";
import type { Listen, ListeningEvent } from "./listening.ts";
import { markSound } from "./mark-sound.ts";
import { serverRecogniser } from "./server-recogniser.ts";
import { withoutOwnVoice } from "./without-own-voice.ts";

let reported: ListeningEvent[];
let track: MediaStreamTrack;
/** How loud the tone is. */
let loudness: GainNode;
const remote = () => SimulatedSocket.all[0] ?? expect.unreachable("no socket was made");

/** Listens to a microphone with one tone; `device` decides when the browser gives access. */
async function listen(
	device: (stream: MediaStream) => Promise<MediaStream> = async (stream) => stream,
	through = (listen: Listen) => listen,
) {
	await render(<button type="button">Start</button>);
	await page.getByRole("button").click();
	const context = new AudioContext();
	await context.resume();
	const ear = context.createMediaStreamDestination();
	const tone = new OscillatorNode(context);
	loudness = new GainNode(context);
	tone.connect(loudness).connect(ear);
	tone.start();
	track = ear.stream.getAudioTracks()[0] ?? expect.unreachable("no track");
	const given = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(() => device(ear.stream));
	vi.stubGlobal("WebSocket", SimulatedSocket);
	onTestFinished(() => {
		given.mockRestore();
		vi.unstubAllGlobals();
	});
	const options = { context: () => context, address: "ws://sayso.test", token: async () => "1" };
	const listening = through(serverRecogniser(options))((event) => reported.push(event));
	onTestFinished(() => listening.abandon());
	await expect.poll(() => SimulatedSocket.all).toHaveLength(1);
	await expect.poll(() => given).toHaveBeenCalled();
	return listening;
}

const set = (gain: number) => {
	loudness.gain.value = gain;
};

beforeEach(() => {
	reported = [];
	SimulatedSocket.all = [];
});

test("microphone sound goes to the server; stop releases the microphone and waits for the last words", async () => {
	const listening = await listen();
	remote().accept();
	await expect.poll(() => remote().frames.length).toBeGreaterThan(5);
	const stopped = listening.stop();
	expect(track.readyState).toBe("ended");
	remote().say({ type: "final", text: "hello" });
	remote().end(closings.done.code);
	await stopped;
	expect(reported.at(-1)).toEqual({ type: "final", text: "hello" });
});

test("if a microphone is unplugged, the last words are emitted before the reason", async () => {
	await listen();
	remote().accept();
	await expect.poll(() => remote().frames.length).toBeGreaterThan(0);
	track.dispatchEvent(new Event("ended"));
	expect(remote().messages).toEqual(["start", "stop"]);
	remote().say({ type: "final", text: "how are" });
	remote().end(closings.done.code);
	await expect.poll(() => reported.at(-1)).toEqual({ type: "failed", problem: "unplugged" });
	expect(reported.at(-2)).toEqual({ type: "final", text: "how are" });
});

test.each([
	["softer than a partner speaks it is not heard", 0.005, false],
	["a partner who speaks over it is", 0.5, true],
] as const)("while the person’s own voice is heard: what is %s", async (_, loudness, isHeard) => {
	await listen();
	set(0.5);
	remote().accept();
	const latest = () => remote().frames.slice(-5);
	const isLoud = (frame: string | ArrayBuffer) => frame instanceof ArrayBuffer && new Int16Array(frame).some(Boolean);
	await expect.poll(() => latest().length === 5 && latest().every(isLoud)).toBe(true);
	const end = markSound("Yes, please");
	set(loudness);
	await expect.poll(() => latest().some(isLoud)).toBe(isHeard);
	const before = remote().frames.length;
	await expect.poll(() => remote().frames.length).toBeGreaterThan(before + 20);
	expect(latest().some(isLoud)).toBe(isHeard);
	end();
	await expect.poll(() => latest().every(isLoud)).toBe(true);
});

test("a loudspeaker without echo cancellation is not transcribed", async () => {
	await listen();
	set(0);
	remote().accept();
	await expect.poll(() => remote().frames.length).toBeGreaterThan(30);
	const end = markSound("Yes, please");
	onTestFinished(end);
	const before = remote().frames.length;
	set(0.5);
	const latest = () => remote().frames.slice(-5);
	const isLoud = (frame: string | ArrayBuffer) => frame instanceof ArrayBuffer && new Int16Array(frame).some(Boolean);
	await expect.poll(() => remote().frames.slice(before).some(isLoud)).toBe(true);
	await expect.poll(() => latest().some(isLoud)).toBe(false);
});

test("a sentence that the microphone did not pick up is the partner’s if heard right after it", async () => {
	await listen(undefined, withoutOwnVoice);
	// Wait for the code that measures loudness and leaves out the person's own words.
	await vi.dynamicImportSettled();
	set(0);
	remote().accept();
	const isStill = (frame: ArrayBuffer) => !new Int16Array(frame).some(Boolean);
	const latest = () => remote().frames.slice(-5);
	await expect.poll(() => latest().length === 5 && latest().every(isStill)).toBe(true);
	const end = markSound("I would like a cup of tea");
	const before = remote().frames.length;
	await expect.poll(() => remote().frames.length).toBeGreaterThan(before + 10);
	end();
	remote().say({ type: "final", text: "You would like a cup of tea" });
	expect(reported.at(-1)).toEqual({ type: "final", text: "You would like a cup of tea" });
});

test("a refused microphone ends the listening and its connection", async () => {
	const asked = vi.spyOn(navigator.permissions, "query").mockResolvedValue({ state: "denied" } as PermissionStatus);
	onTestFinished(() => asked.mockRestore());
	await listen(async () => {
		await expect.poll(() => SimulatedSocket.all).toHaveLength(1);
		throw new DOMException("", "NotAllowedError");
	});
	await expect.poll(() => reported).toEqual([{ type: "failed", problem: "refused" }]);
	expect(remote().readyState).toBe(3);
});

test("no sound is sent while the browser asks for the microphone; `ready` is emitted once it is given", async () => {
	const allowed = Promise.withResolvers<void>();
	await listen((stream) => allowed.promise.then(() => stream));
	remote().accept();
	await expect.poll(() => remote().messages).toEqual(["start"]);
	expect(reported).toEqual([]);
	allowed.resolve();
	await expect.poll(() => reported).toMatchObject([{ type: "ready" }]);
});

test("a silent microphone is reported, and listening goes on once it sounds again; the words stay", async () => {
	await listen();
	remote().accept();
	await expect.poll(() => remote().frames.length).toBeGreaterThan(5);
	await vi.dynamicImportSettled();
	remote().say({ type: "final", text: "how are" });
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(() => void vi.useRealTimers());
	set(0);
	track.dispatchEvent(new Event("mute"));
	await expect.poll(() => reported.at(-1)).toEqual({ type: "silent" });
	remote().say({ type: "partial", text: "you" });
	track.dispatchEvent(new Event("unmute"));
	await expect.poll(() => reported.at(-1)).toMatchObject({ type: "ready" });
	expect(track.readyState).toBe("live");
	expect(reported.slice(1).map(({ type }) => type)).toEqual(["final", "silent", "partial", "ready"]);
});

test("a microphone that falls silent as devices change is asked for again, on the same connection", async () => {
	await listen();
	remote().accept();
	await expect.poll(() => remote().frames.length).toBeGreaterThan(5);
	await vi.dynamicImportSettled();
	const before = track;
	track.dispatchEvent(new Event("mute"));
	set(0);
	await expect.poll(() => reported.at(-1)).toEqual({ type: "silent" });
	set(0.5);
	const context = new AudioContext();
	const ear = context.createMediaStreamDestination();
	const tone = new OscillatorNode(context);
	tone.connect(ear);
	tone.start();
	vi.mocked(navigator.mediaDevices.getUserMedia).mockResolvedValue(ear.stream);
	navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
	await expect.poll(() => reported.at(-1)).toMatchObject({ type: "ready" });
	expect(before.readyState).toBe("ended");
	expect(SimulatedSocket.all).toHaveLength(1);
	const heard = remote().frames.length;
	await expect.poll(() => remote().frames.length).toBeGreaterThan(heard + 5);
	await context.close();
});

test("a microphone given after abandon is released at once", async () => {
	const allowed = Promise.withResolvers<void>();
	const listening = await listen((stream) => allowed.promise.then(() => stream));
	listening.abandon();
	allowed.resolve();
	await expect.poll(() => track.readyState).toBe("ended");
	expect(reported).toEqual([]);
});
