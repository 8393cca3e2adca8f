import { expect, onTestFinished, test, vi } from "vitest";
import { scriptedVoices } from "../testing/scripted-voices.ts";
import { sound } from "../testing/sound.ts";
import { speaker } from "../testing/speaker.tsx";

test("the person's speed, pitch and volume apply to a prepared sound and to the browser's fallback voice too", async () => {
	onTestFinished(() => localStorage.removeItem("voice-manner"));
	const start = vi.spyOn(AudioBufferSourceNode.prototype, "start");
	onTestFinished(() => start.mockRestore());
	const fetchSpeech = vi.fn(async () => sound(400));
	const { prepare, speak, reported, notify } = await speaker(fetchSpeech);
	await prepare("Yes");
	localStorage.setItem("voice-manner", JSON.stringify({ rate: 1.3, pitch: 0.88, volume: 0.7 }));
	speak("Yes", notify);
	await expect.poll(() => reported.at(-1)).toEqual({ type: "ended" });
	const { buffer, playbackRate } = start.mock.contexts.at(-1) as AudioBufferSourceNode;
	expect(Number(buffer?.duration) / playbackRate.value).toBeCloseTo(0.4 / 1.3, 2);
	expect(fetchSpeech).toHaveBeenCalledOnce();

	const script = scriptedVoices([{ name: "Daniel", lang: "en-AU" }]);
	const away = await speaker(() => Promise.reject(new Error("no network")));
	away.speak("Hello", away.notify);
	await expect.poll(() => away.reported.at(-1)).toEqual({ type: "ended" });
	expect(script.said).toEqual([{ text: "Hello", voice: "Daniel", rate: 1.3, pitch: 0.88, volume: 0.7 }]);
});
