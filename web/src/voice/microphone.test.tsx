import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ListeningProblem } from "./listening.ts";
import { openMicrophone } from "./microphone.ts";
import { microphoneProblem } from "./microphone-problem.ts";
import { soundContext } from "./sound-context.ts";

/** A context that may run: the test makes the click that a person would make. */
async function runningContext(sampleRate?: number): Promise<AudioContext> {
	await render(<button type="button">Start</button>);
	await page.getByRole("button").click();
	const context = new AudioContext(sampleRate === undefined ? {} : { sampleRate });
	await context.resume();
	return context;
}

/** Sets the permission that the browser reports. */
function may(state: PermissionState) {
	const asked = vi.spyOn(navigator.permissions, "query").mockResolvedValue({ state } as PermissionStatus);
	onTestFinished(() => asked.mockRestore());
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

interface Told {
	onLost?: (problem: ListeningProblem) => void;
	onSilent?: (isSilent: boolean) => void;
}

async function opened({ sampleRate, onLost = () => {}, onSilent = () => {} }: Told & { sampleRate?: number } = {}) {
	const context = await runningContext(sampleRate);
	const stream = hears(context, 1_000);
	const frames: ArrayBuffer[] = [];
	const onFrame = (frame: ArrayBuffer) => void frames.push(frame);
	const result = await openMicrophone({ context: () => context, onFrame, onLost, onSilent });
	if (!result.ok) expect.unreachable(result.problem);
	onTestFinished(() => result.microphone.close());
	return { ...result, stream, frames };
}

test.each([44_100, 48_000, 16_000])(
	"at %i Hz, 320 samples of 16 kHz arrive every 20 ms and contain the tone",
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

test("closing releases the device", async () => {
	const { stream, microphone } = await opened();
	microphone.close();
	expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(["ended"]);
});

test("a device that goes away is reported once; a closed one is not", async () => {
	const onLost = vi.fn();
	const { stream, microphone } = await opened({ onLost });
	const [track] = stream.getTracks();
	track?.dispatchEvent(new Event("ended"));
	expect(onLost).toHaveBeenCalledOnce();
	microphone.close();
	track?.dispatchEvent(new Event("ended"));
	expect(onLost).toHaveBeenCalledOnce();
});

/** Makes a context refuse a microphone of another rate the first so many times. */
function refusesRate(times: number) {
	const take = AudioContext.prototype.createMediaStreamSource;
	let refused = 0;
	const spy = vi.spyOn(AudioContext.prototype, "createMediaStreamSource").mockImplementation(function (
		this: AudioContext,
		stream,
	) {
		if (refused++ < times) throw new DOMException("different sample-rate", "NotSupportedError");
		return take.call(this, stream);
	});
	onTestFinished(() => spy.mockRestore());
}

test("a headset of another rate is captured through a separate context", async () => {
	refusesRate(1);
	const { frames, microphone } = await opened();
	await expect.poll(() => frames.length).toBeGreaterThan(5);
	microphone.close();
});

test("a microphone that no context accepts is reported and released", async () => {
	refusesRate(2);
	const context = await runningContext();
	const stream = hears(context, 1_000);
	const result = await openMicrophone({ context: () => context, onFrame: () => {}, onLost: () => {} });
	expect(result).toEqual({ ok: false, problem: "unusable" });
	expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(["ended"]);
});

test("if the frames stop, the sound is taken through another context", async () => {
	await runningContext();
	const contexts = soundContext();
	const made = new Set<AudioContext>();
	const context = () => {
		const now = contexts();
		made.add(now);
		return now;
	};
	const source = new AudioContext();
	await source.resume();
	hears(source, 1_000);
	const onFrame = vi.fn();
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(() => void vi.useRealTimers());
	const result = await openMicrophone({ context, onFrame, onLost: expect.unreachable });
	expect(result.ok).toBe(true);
	await vi.dynamicImportSettled();
	await expect.poll(() => onFrame.mock.calls.length).toBeGreaterThan(5);
	const [first] = made;
	await first?.suspend();
	vi.advanceTimersByTime(3_000);
	await expect.poll(() => made.size).toBe(2);
	const before = onFrame.mock.calls.length;
	await expect.poll(() => onFrame.mock.calls.length).toBeGreaterThan(before + 5);
	if (result.ok) result.microphone.close();
	await source.close();
});

test("if the frames stop in every context, that is reported once and the microphone is released", async () => {
	await runningContext();
	const source = new AudioContext();
	const stream = hears(source, 1_000);
	const context = vi.fn(() => {
		const standing = new AudioContext();
		void standing.suspend();
		return standing;
	});
	const onLost = vi.fn();
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(() => void vi.useRealTimers());
	await openMicrophone({ context, onFrame: () => {}, onLost });
	await vi.dynamicImportSettled();
	vi.advanceTimersByTime(3_000);
	await expect.poll(() => context.mock.calls.length).toBe(2);
	vi.advanceTimersByTime(3_000);
	expect(onLost.mock.calls).toEqual([["unusable"]]);
	expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(["ended"]);
	await source.close();
});

test.each([
	["NotAllowedError", "refused"],
	["NotFoundError", "missing"],
	["NotReadableError", "in_use"],
	["TypeError", "unsupported"],
])("%s means %s", async (name, problem) => {
	may("denied");
	expect(await microphoneProblem(new DOMException("", name))).toBe(problem);
});

test("a closed question can be asked again, and is reported differently from a denial", async () => {
	may("prompt");
	expect(await microphoneProblem(new DOMException("", "NotAllowedError"))).toBe("unanswered");
});

test("a refusal is returned as a value", async () => {
	const context = await runningContext();
	const refusal = new DOMException("", "NotAllowedError");
	const device = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(refusal);
	onTestFinished(() => device.mockRestore());
	may("denied");
	const result = await openMicrophone({ context: () => context, onFrame: () => {}, onLost: () => {} });
	expect(result).toEqual({ ok: false, problem: "refused" });
});

test("an insecure address is reported differently from an old browser", async () => {
	const context = await runningContext();
	const secure = vi.spyOn(window, "isSecureContext", "get").mockReturnValue(false);
	onTestFinished(() => secure.mockRestore());
	const result = await openMicrophone({ context: () => context, onFrame: () => {}, onLost: () => {} });
	expect(result).toEqual({ ok: false, problem: "insecure" });
});
