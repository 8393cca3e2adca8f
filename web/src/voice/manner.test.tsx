import { expect, onTestFinished, test } from "vitest";
import { chooseManner, chosenManner, heardAs } from "./manner.ts";

/** A tone of 200 Hz for half a second. */
function hum(): AudioBuffer {
	const sound = new AudioBuffer({ length: 24_000, sampleRate: 48_000 });
	const wave = Float32Array.from({ length: 24_000 }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 200 * at) / 48_000));
	sound.copyToChannel(wave, 0);
	return sound;
}

/** Measures the played hum: its length in seconds, its pitch in Hz, and its amplitude in the middle. */
async function heard(how: Parameters<typeof heardAs>[0] = {}) {
	onTestFinished(() => localStorage.removeItem("voice-manner"));
	const context = new OfflineAudioContext(1, 48_000, 48_000);
	heardAs(how).source(hum(), context.destination).start();
	const wave = (await context.startRendering()).getChannelData(0);
	const end = wave.findLastIndex((sample) => Math.abs(sample) > 0.01);
	const middle = wave.subarray(end / 2 - 4_800, end / 2 + 4_800);
	const rises = middle.filter((sample, at) => sample >= 0 && (middle[at - 1] ?? 0) < 0).length;
	return { seconds: end / 48_000, hertz: rises * 5, size: Math.max(...middle) };
}

test("a sound is unchanged until something else is chosen", async () => {
	const { seconds, hertz, size } = await heard();
	expect(seconds).toBeCloseTo(0.5, 2);
	expect(hertz).toBe(200);
	expect(size).toBeCloseTo(0.5, 2);
});

test("speed does not change the pitch, nor pitch the speed; the volume applies in both cases", async () => {
	chooseManner({ rate: 0.75 });
	const slow = await heard();
	expect(slow.seconds).toBeCloseTo(0.5 / 0.75, 1);
	expect(slow.hertz).toBeCloseTo(200, -1);
	chooseManner({ rate: 1, pitch: 1.12, volume: 0.4 });
	const high = await heard();
	expect(high.seconds).toBeCloseTo(0.5, 1);
	expect(Math.abs(high.hertz - 224)).toBeLessThanOrEqual(5);
	expect(high.size).toBeCloseTo(0.2, 1);
});

test("louder is louder than the chosen volume", async () => {
	chooseManner({ volume: 0.4 });
	expect((await heard({ louder: true })).size).toBeGreaterThan(0.5);
});

test("the tone of a reply changes speed and pitch a little, together, unless that is switched off", async () => {
	const excited = await heard({ tone: "excited" });
	expect(excited.seconds).toBeCloseTo(0.5 / 1.05, 2);
	expect(Math.abs(excited.hertz - 210)).toBeLessThanOrEqual(5);
	expect((await heard({ tone: "neutral" })).seconds).toBeCloseTo(0.5, 2);
	chooseManner({ tone: false });
	expect((await heard({ tone: "excited" })).seconds).toBeCloseTo(0.5, 2);
});

test("a device voice gets the tone on top of its own settings", () => {
	onTestFinished(() => localStorage.removeItem("voice-manner"));
	chooseManner({ rate: 1.3 });
	const karen = { name: "Karen", rate: 0.8, pitch: 1, volume: 0.4 };
	expect(heardAs({ tone: "uncertain" }).ofDevice(karen)).toMatchObject({
		name: "Karen",
		rate: 0.8 * 0.96,
		pitch: 0.96,
	});
	expect(heardAs({ louder: true }).ofDevice(karen)).toEqual({ ...karen, volume: 1 });
	expect(heardAs({}).ofBrowser()).toEqual({ rate: 1.3, pitch: 1, volume: 1 });
});

test("unreadable settings are ignored, and extreme pitches are limited", () => {
	onTestFinished(() => localStorage.removeItem("voice-manner"));
	const usual = { rate: 1, pitch: 1, volume: 1, tone: true };
	for (const kept of ["{", "null", '"x"', "[]", '{"rate":"fast"}']) {
		localStorage.setItem("voice-manner", kept);
		expect(chosenManner()).toEqual(usual);
	}
	localStorage.setItem("voice-manner", '{"rate":99,"pitch":9,"volume":-1,"tone":false}');
	expect(chosenManner()).toEqual({ rate: 2, pitch: 1.25, volume: 0.1, tone: false });
	chooseManner(usual);
	expect(localStorage.getItem("voice-manner")).toBeNull();
});
