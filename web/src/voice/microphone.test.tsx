import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { microphoneProblem, openMicrophone } from "./microphone.ts";

/** A context that may run, as the click that a person would make is made. */
async function runningContext(sampleRate?: number): Promise<AudioContext> {
	await render(<button type="button">Start</button>);
	await page.getByRole("button").click();
	const context = new AudioContext(sampleRate === undefined ? {} : { sampleRate });
	await context.resume();
	return context;
}

/** A microphone that hears one steady tone. */
function hears(context: AudioContext, frequency: number): MediaStream {
	const ear = context.createMediaStreamDestination();
	const tone = new OscillatorNode(context, { frequency });
	tone.connect(new GainNode(context, { gain: 0.5 })).connect(ear);
	tone.start();
	const device = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockResolvedValue(ear.stream);
	onTestFinished(() => device.mockRestore());
	return ear.stream;
}

async function opened({ onLost = () => {}, sampleRate }: { onLost?: () => void; sampleRate?: number } = {}) {
	const context = await runningContext(sampleRate);
	const stream = hears(context, 1_000);
	const frames: ArrayBuffer[] = [];
	const result = await openMicrophone({ context, onFrame: (frame) => void frames.push(frame), onLost });
	if (!result.ok) expect.unreachable(result.problem);
	return { ...result, stream, frames };
}

test.each([44_100, 48_000, 16_000])(
	"at %i Hz hears 320 samples of 16 kHz every 20 ms, and the tone is in them",
	async (sampleRate) => {
		const { frames, microphone } = await opened({ sampleRate });
		await expect.poll(() => frames.length).toBeGreaterThan(30);
		microphone.close();
		expect(new Set(frames.map(({ byteLength }) => byteLength))).toEqual(new Set([640]));
		const samples = frames
			.slice(10, 30)
			.flatMap((frame) => Array.from(new Int16Array(frame), (sample) => sample / 0x7fff));
		const project = (wave: (angle: number) => number) =>
			samples.reduce((sum, sample, index) => sum + sample * wave((2 * Math.PI * 1_000 * index) / 16_000), 0);
		const inTone = (2 * (project(Math.sin) ** 2 + project(Math.cos) ** 2)) / samples.length;
		const all = samples.reduce((sum, sample) => sum + sample ** 2, 0);
		expect(10 * Math.log10(inTone / (all - inTone))).toBeGreaterThan(40);
	},
);

test("takes no sound in a pause, and goes on after it", async () => {
	const { frames, microphone } = await opened();
	await expect.poll(() => frames.length).toBeGreaterThan(0);
	microphone.pause();
	microphone.resume();
	const before = frames.length;
	await expect.poll(() => frames.length).toBeGreaterThan(before);
	microphone.close();
});

test("closing gives the device back", async () => {
	const { stream, microphone } = await opened();
	microphone.close();
	expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(["ended"]);
});

test("a device that goes away is told once; one that was closed is not", async () => {
	const onLost = vi.fn();
	const { stream, microphone } = await opened({ onLost });
	const [track] = stream.getTracks();
	track?.dispatchEvent(new Event("ended"));
	expect(onLost).toHaveBeenCalledOnce();
	microphone.close();
	track?.dispatchEvent(new Event("ended"));
	expect(onLost).toHaveBeenCalledOnce();
});

test.each([
	["NotAllowedError", "refused"],
	["NotFoundError", "missing"],
	["NotReadableError", "in_use"],
	["TypeError", "unsupported"],
])("%s means %s", (name, problem) => {
	expect(microphoneProblem(new DOMException("", name))).toBe(problem);
});

test("a refusal is a value", async () => {
	const context = await runningContext();
	const refusal = new DOMException("", "NotAllowedError");
	const device = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(refusal);
	onTestFinished(() => device.mockRestore());
	const result = await openMicrophone({ context, onFrame: () => {}, onLost: () => {} });
	expect(result).toEqual({ ok: false, problem: "refused" });
});

test("an address that is not secure is told apart from an old browser", async () => {
	const context = await runningContext();
	const secure = vi.spyOn(window, "isSecureContext", "get").mockReturnValue(false);
	onTestFinished(() => secure.mockRestore());
	const result = await openMicrophone({ context, onFrame: () => {}, onLost: () => {} });
	expect(result).toEqual({ ok: false, problem: "insecure" });
});
