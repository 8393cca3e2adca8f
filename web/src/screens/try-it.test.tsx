import { closings } from "@sayso/contract/v1/ws.ts";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../testing/render-app.tsx";
import { takeClock } from "../testing/scan.ts";
import { SimulatedSocket } from "../testing/simulated-socket.ts";

const person = { id: "p1", email: "sam@example.com" };

/** The browser's recogniser, played by the test; it listens on the device too. */
class Ears {
	static all: Ears[] = [];
	/** The event during which each was started. */
	static within: (string | undefined)[] = [];
	static available = async () => "available";
	processLocally = false;
	onstart?: () => void;
	onresult?: (event: unknown) => void;
	onerror?: (event: { error: string }) => void;
	onend?: () => void;
	start() {
		Ears.all.push(this);
		Ears.within.push(window.event?.type);
		this.onstart?.();
	}
	stop() {
		this.onend?.();
	}
	abort() {}
	hear(transcript: string) {
		this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, length: 1, 0: { transcript } }] });
	}
}

let microphone: () => Promise<MediaStream>;
let given: MediaStreamTrack[];
beforeEach(() => {
	Ears.all = [];
	Ears.within = [];
	SimulatedSocket.all = [];
	given = [];
	microphone = async () => {
		const { stream } = new AudioContext().createMediaStreamDestination();
		given.push(...stream.getTracks());
		return stream;
	};
	vi.stubGlobal("SpeechRecognition", Ears);
	vi.stubGlobal("WebSocket", SimulatedSocket);
	const devices = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(() => microphone());
	onTestFinished(() => devices.mockRestore());
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	localStorage.clear();
});

const part = { adapter: "built-in", label: "Sayso’s recogniser", basic: false, available: true };
const parts = ["database", "identity", "mail", "billing", "text_to_speech", "speech_to_text", "replies"];
const status = {
	version: "1",
	free_basic_replies: true,
	parts: Object.fromEntries(parts.map((name) => [name, part])),
};
const open = async () => {
	await renderApp("/app/access", { person, answers: { "/v1/words": { words: [] }, "/v1/status": status } });
	await expect.element(page.getByText(/Listening on this device ·/)).toBeVisible();
	// The test ends a trial, however busy the machine is.
	takeClock();
};
const tryIt = () => page.getByRole("button", { name: "Try it", exact: true }).click();
const remote = async () => {
	await expect.poll(() => SimulatedSocket.all).toHaveLength(1);
	return SimulatedSocket.all[0] ?? expect.unreachable("no socket");
};
const enough = () => page.getByRole("button", { name: "That is enough" }).click();
const row = (name: string | RegExp) => page.getByText(name, { exact: true }).last();

test("the server and the browser on the device transcribe the same words, each beside its name; then the microphone is released", async () => {
	await open();
	await tryIt();
	await expect.element(page.getByText(/^Say something\./)).toBeVisible();
	const server = await remote();
	server.accept();
	await expect.poll(() => Ears.all).toHaveLength(1);
	expect(Ears.all[0]?.processLocally).toBe(true);
	server.say({ type: "partial", text: "would you like" });
	await expect.element(page.getByText("“would you like …”")).toBeVisible();
	Ears.all[0]?.hear("wood you like tea");
	await enough();
	server.say({ type: "final", text: "Would you like tea?" });
	server.end(closings.done.code);
	await expect.element(page.getByText("“Would you like tea?”")).toBeVisible();
	await expect.element(page.getByText("“wood you like tea”")).toBeVisible();
	await expect.element(page.getByText(/That is what was heard\. Nothing is kept\./)).toBeVisible();
	await expect.poll(() => given.map(({ readyState }) => readyState)).toEqual(["ended"]);
	expect(JSON.stringify(localStorage)).not.toMatch(/tea/);
});

test("the browser's online recogniser listens after the others, in a press of its own, if the person agreed", async () => {
	localStorage.setItem("browser-listening", "agreed");
	await open();
	await tryIt();
	const server = await remote();
	server.accept();
	await expect.element(row("Comes next. Please say it again then.")).toBeVisible();
	await enough();
	server.end(closings.done.code);
	const next = page.getByRole("button", { name: "Try the next: Your browser’s listening" });
	await expect.element(next).toBeVisible();
	await expect.element(page.getByText("One more can listen. Press the button, then say it again.")).toBeVisible();
	expect(Ears.all).toHaveLength(1);
	await next.click();
	await expect.poll(() => Ears.all).toHaveLength(2);
	expect(Ears.within[1]).toMatch(/^(pointerup|click)$/);
	Ears.all[1]?.hear("hello");
	await enough();
	await expect.element(row("“hello”")).toBeVisible();
	await expect.element(row("Heard no words.")).toBeVisible();
	await expect.element(page.getByText(/That is what was heard/)).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("a recogniser that cannot listen says why, and the other still shows its words", async () => {
	microphone = () => Promise.reject(new DOMException("", "NotAllowedError"));
	const asked = vi.spyOn(navigator.permissions, "query").mockResolvedValue({ state: "denied" } as PermissionStatus);
	onTestFinished(() => asked.mockRestore());
	await open();
	await tryIt();
	await expect.element(row("The microphone is blocked.")).toBeVisible();
	await expect.poll(() => Ears.all).toHaveLength(1);
	Ears.all[0]?.hear("hello");
	await enough();
	await expect.element(row("“hello”")).toBeVisible();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect.poll(() => Ears.all).toHaveLength(2);
});

test("the microphone and sound open within the press, as some browsers require", async () => {
	const within: { microphone?: string | undefined; sound?: string | undefined } = {};
	const ask = microphone;
	microphone = () => {
		within.microphone ??= window.event?.type;
		return ask();
	};
	class Sound extends AudioContext {
		constructor() {
			within.sound ??= window.event?.type;
			super();
		}
	}
	vi.stubGlobal("AudioContext", Sound);
	await open();
	await tryIt();
	(await remote()).accept();
	expect(within).toEqual({ microphone: expect.stringMatching(/^(pointerup|click)$/), sound: within.microphone });
});

test("if another takes over, its name is beside its words", async () => {
	await open();
	await tryIt();
	const server = await remote();
	server.accept();
	server.say({ type: "ready", engine: "Basic listening", max_seconds: 30 });
	server.say({ type: "partial", text: "would you" });
	await expect.element(page.getByRole("term").filter({ hasText: "Basic listening" })).toBeVisible();
	await expect.element(page.getByText("“would you …”")).toBeVisible();
});

test("closed in the middle it releases the microphone and closes the socket", async () => {
	await open();
	await tryIt();
	const server = await remote();
	server.accept();
	await expect.poll(() => given).toHaveLength(1);
	await page.getByRole("button", { name: "Close" }).click();
	await expect.element(page.getByRole("button", { name: "Try it", exact: true })).toHaveFocus();
	await expect.poll(() => given.map(({ readyState }) => readyState)).toEqual(["ended"]);
	expect(server.readyState).toBe(3);
});

test("after a takeover in a conversation the screen names the current recogniser", async () => {
	localStorage.setItem("listens-first", "sayso");
	await renderApp("/app", { person, answers: { "/v1/words": { words: [] }, "/v1/status": status } });
	await page.getByRole("button", { name: "Start Listen" }).click();
	const server = await remote();
	server.accept();
	server.say({ type: "ready", engine: "Basic listening", max_seconds: 30 });
	server.say({ type: "final", text: "hello" });
	await expect.poll(() => document.body.textContent).toMatch(/hello/i);
	await page.getByRole("button", { name: "More", exact: true }).click();
	await page.getByRole("main").getByRole("link", { name: "Access and voice" }).click();
	await expect.element(page.getByText(/^Basic listening/)).toBeVisible();
});
