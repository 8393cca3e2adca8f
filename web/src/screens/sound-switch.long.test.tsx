import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { accessProfile } from "../access/profile.ts";
import { renderApp } from "../testing/render-app.tsx";
import { lit } from "../testing/scan.ts";

const sam = { id: "p1", email: "sam@example.com" };
const status = (text: string | RegExp) =>
	expect.element(page.getByRole("status").filter({ hasText: text })).toBeVisible();

async function open() {
	localStorage.setItem("access", JSON.stringify({ scan: { on: true, way: "step" } }));
	await page.viewport(1280, 1200);
	return renderApp("/app/access", { person: sam });
}

/** A microphone in a quiet room, a way to hum into it, and its number of listeners. */
async function room() {
	// A browser allows sound after a press.
	await page.getByRole("heading", { name: "Ways to press" }).click();
	const context = new AudioContext();
	const ear = context.createMediaStreamDestination();
	const loudness = new GainNode(context, { gain: 0.001 });
	const given: MediaStream[] = [];
	const device = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(async () => {
		const stream = ear.stream.clone();
		given.push(stream);
		return stream;
	});
	const tone = new OscillatorNode(context, { frequency: 200 });
	tone.connect(loudness).connect(ear);
	tone.start();
	await context.resume();
	onTestFinished(() => {
		device.mockRestore();
		void context.close();
	});
	let nextHum = 0;
	/** Hums for a third of a second, then is quiet for longer. */
	function hum() {
		const now = context.currentTime;
		if (now < nextHum) return;
		nextHum = now + 1.2;
		loudness.gain.setValueAtTime(0.5, now + 0.05);
		loudness.gain.setValueAtTime(0.001, now + 0.38);
	}
	return {
		/** Hums again until it has an effect, as a person would: a slow machine may miss the first. */
		async humUntil(isDone: () => boolean) {
			await vi.waitUntil(() => isDone() || hum(), { timeout: 30_000 });
		},
		listening: () => given.filter((stream) => stream.getTracks()[0]?.readyState === "live").length,
	};
}

afterEach(async () => {
	localStorage.clear();
	window.dispatchEvent(new Event("access"));
	await expect.poll(() => document.querySelector(".access-bar, .access-mark")).toBeNull();
});

test("a sound is learnt by making it, and moves the highlight; while Sayso listens the microphone is released", async () => {
	await open();
	const { humUntil, listening } = await room();
	await page.getByRole("button", { name: "Use a sound" }).click();
	await status(/Make your sound now/);
	await humUntil(() => accessProfile().switches.choose.includes("sound"));
	expect(accessProfile().switches.choose).toEqual(["sound"]);
	// Half way between the tone, at half of -3 dB, and the room.
	expect(accessProfile().sound.threshold).toBeGreaterThan(-45);
	expect(accessProfile().sound.threshold).toBeLessThan(-25);
	await expect.poll(listening).toBe(2);
	const before = lit().join();
	await humUntil(() => page.getByText("Loud enough: this is a press.").query()?.checkVisibility() ?? false);
	await humUntil(() => lit().join() !== before);

	const sayso = document.body.appendChild(document.createElement("p"));
	sayso.setAttribute("data-listens", "");
	await expect.poll(listening).toBe(1);
	sayso.remove();
	await expect.poll(listening).toBe(2);
});

test("a refused microphone is reported, and the switch stays", async () => {
	const device = vi
		.spyOn(navigator.mediaDevices, "getUserMedia")
		.mockRejectedValue(new DOMException("no", "NotAllowedError"));
	onTestFinished(() => device.mockRestore());
	await open();
	await page.getByRole("button", { name: "Use a sound" }).click();
	await status(/does not let Sayso use the microphone/);
	await page.getByRole("button", { name: "Close" }).click();
	expect(accessProfile().switches.choose).toEqual(["key:Space", "key:Enter"]);
	expect(lit()).not.toEqual([]);
});
