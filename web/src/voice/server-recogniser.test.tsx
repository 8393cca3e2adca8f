import { closings } from "@sayso/contract/v1/ws.ts";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FarSocket } from "./far-socket.ts";
import type { Listen, ListeningEvent } from "./listening.ts";
import { markSound } from "./mark-sound.ts";
import { serverRecogniser } from "./server-recogniser.ts";
import { withoutOwnVoice } from "./without-own-voice.ts";

let told: ListeningEvent[];
let track: MediaStreamTrack;
/** How loud the tone is. */
let loudness: GainNode;
const far = () => FarSocket.all[0] ?? expect.unreachable("no socket was made");

/** Listens to a microphone that hears one tone; `device` decides when the browser gives it. */
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
	vi.stubGlobal("WebSocket", FarSocket);
	onTestFinished(() => {
		given.mockRestore();
		vi.unstubAllGlobals();
	});
	const options = { context: () => context, address: "ws://sayso.test", token: async () => "1" };
	const listening = through(serverRecogniser(options))((event) => told.push(event));
	onTestFinished(() => listening.abandon());
	await expect.poll(() => FarSocket.all).toHaveLength(1);
	await expect.poll(() => given).toHaveBeenCalled();
	return listening;
}

const set = (gain: number) => {
	loudness.gain.value = gain;
};

beforeEach(() => {
	told = [];
	FarSocket.all = [];
});

test("what the microphone hears goes to the server; stop gives the microphone back and waits for the last words", async () => {
	const listening = await listen();
	far().accept();
	await expect.poll(() => far().frames.length).toBeGreaterThan(5);
	const stopped = listening.stop();
	expect(track.readyState).toBe("ended");
	far().say({ type: "final", text: "hello" });
	far().end(closings.done.code);
	await stopped;
	expect(told.at(-1)).toEqual({ type: "final", text: "hello" });
});

test("a microphone that is unplugged: the last words are told first, then why it ended", async () => {
	await listen();
	far().accept();
	await expect.poll(() => far().frames.length).toBeGreaterThan(0);
	track.dispatchEvent(new Event("ended"));
	expect(far().messages).toEqual(["start", "stop"]);
	far().say({ type: "final", text: "how are" });
	far().end(closings.done.code);
	await expect.poll(() => told.at(-1)).toEqual({ type: "failed", problem: "unplugged" });
	expect(told.at(-2)).toEqual({ type: "final", text: "how are" });
});

test.each([
	["softer than a partner speaks it is not heard", 0.005, false],
	["a partner who speaks over it is", 0.5, true],
] as const)("while the person’s own voice is heard: what is %s", async (_, loudness, isHeard) => {
	await listen();
	set(0.5);
	far().accept();
	const latest = () => far().frames.slice(-5);
	const isLoud = (frame: string | ArrayBuffer) => frame instanceof ArrayBuffer && new Int16Array(frame).some(Boolean);
	await expect.poll(() => latest().length === 5 && latest().every(isLoud)).toBe(true);
	const end = markSound("Yes, please");
	set(loudness);
	await expect.poll(() => latest().some(isLoud)).toBe(isHeard);
	const before = far().frames.length;
	await expect.poll(() => far().frames.length).toBeGreaterThan(before + 20);
	expect(latest().some(isLoud)).toBe(isHeard);
	end();
	await expect.poll(() => latest().every(isLoud)).toBe(true);
});

test("a loudspeaker whose echo nobody takes away is not heard", async () => {
	await listen();
	set(0);
	far().accept();
	await expect.poll(() => far().frames.length).toBeGreaterThan(30);
	const end = markSound("Yes, please");
	onTestFinished(end);
	const before = far().frames.length;
	set(0.5);
	const latest = () => far().frames.slice(-5);
	const isLoud = (frame: string | ArrayBuffer) => frame instanceof ArrayBuffer && new Int16Array(frame).some(Boolean);
	await expect.poll(() => far().frames.slice(before).some(isLoud)).toBe(true);
	await expect.poll(() => latest().some(isLoud)).toBe(false);
});

test("a line that the microphone heard nothing of is the partner’s to say at once", async () => {
	await listen(undefined, withoutOwnVoice);
	// What tells how loud it is, and what leaves words out, is loaded meanwhile.
	await vi.dynamicImportSettled();
	set(0);
	far().accept();
	const isStill = (frame: ArrayBuffer) => !new Int16Array(frame).some(Boolean);
	const latest = () => far().frames.slice(-5);
	await expect.poll(() => latest().length === 5 && latest().every(isStill)).toBe(true);
	const end = markSound("I would like a cup of tea");
	const before = far().frames.length;
	await expect.poll(() => far().frames.length).toBeGreaterThan(before + 10);
	end();
	far().say({ type: "final", text: "You would like a cup of tea" });
	expect(told.at(-1)).toEqual({ type: "final", text: "You would like a cup of tea" });
});

test("a refused microphone ends it, and the connection with it", async () => {
	const asked = vi.spyOn(navigator.permissions, "query").mockResolvedValue({ state: "denied" } as PermissionStatus);
	onTestFinished(() => asked.mockRestore());
	await listen(async () => {
		await expect.poll(() => FarSocket.all).toHaveLength(1);
		throw new DOMException("", "NotAllowedError");
	});
	await expect.poll(() => told).toEqual([{ type: "failed", problem: "refused" }]);
	expect(far().readyState).toBe(3);
});

test("while the browser asks for the microphone nobody is listened to; once it is given, that is told", async () => {
	const allowed = Promise.withResolvers<void>();
	await listen((stream) => allowed.promise.then(() => stream));
	far().accept();
	await expect.poll(() => far().messages).toEqual(["start"]);
	expect(told).toEqual([]);
	allowed.resolve();
	await expect.poll(() => told).toMatchObject([{ type: "ready" }]);
});

test("a microphone that falls silent is told, and goes on once it sounds again; what was heard stays", async () => {
	await listen();
	far().accept();
	await expect.poll(() => far().frames.length).toBeGreaterThan(5);
	await vi.dynamicImportSettled();
	far().say({ type: "final", text: "how are" });
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(() => void vi.useRealTimers());
	set(0);
	track.dispatchEvent(new Event("mute"));
	await expect.poll(() => told.at(-1)).toEqual({ type: "silent" });
	far().say({ type: "partial", text: "you" });
	track.dispatchEvent(new Event("unmute"));
	await expect.poll(() => told.at(-1)).toMatchObject({ type: "ready" });
	expect(track.readyState).toBe("live");
	expect(told.slice(1).map(({ type }) => type)).toEqual(["final", "silent", "partial", "ready"]);
});

test("a microphone that fell silent when devices changed is asked for anew, on the same connection", async () => {
	await listen();
	far().accept();
	await expect.poll(() => far().frames.length).toBeGreaterThan(5);
	await vi.dynamicImportSettled();
	const before = track;
	track.dispatchEvent(new Event("mute"));
	set(0);
	await expect.poll(() => told.at(-1)).toEqual({ type: "silent" });
	set(0.5);
	const context = new AudioContext();
	const ear = context.createMediaStreamDestination();
	const tone = new OscillatorNode(context);
	tone.connect(ear);
	tone.start();
	vi.mocked(navigator.mediaDevices.getUserMedia).mockResolvedValue(ear.stream);
	navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
	await expect.poll(() => told.at(-1)).toMatchObject({ type: "ready" });
	expect(before.readyState).toBe("ended");
	expect(FarSocket.all).toHaveLength(1);
	const heard = far().frames.length;
	await expect.poll(() => far().frames.length).toBeGreaterThan(heard + 5);
	await context.close();
});

test("a microphone that is allowed only after the person gave up is given back at once", async () => {
	const allowed = Promise.withResolvers<void>();
	const listening = await listen((stream) => allowed.promise.then(() => stream));
	listening.abandon();
	allowed.resolve();
	await expect.poll(() => track.readyState).toBe("ended");
	expect(told).toEqual([]);
});
