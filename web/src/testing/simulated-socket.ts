import type { ListeningMessage } from "@sayso/contract/v1/ws.ts";
import { afterEach, beforeEach, vi } from "vitest";

/** Simulates time and sockets in each test of a file. */
export function simulateSockets(): void {
	beforeEach(() => {
		SimulatedSocket.all = [];
		vi.useFakeTimers();
		vi.stubGlobal("WebSocket", SimulatedSocket);
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
}

/** A WebSocket whose remote end is played by the test. */
export class SimulatedSocket {
	static all: SimulatedSocket[] = [];
	readonly OPEN = 1;
	readyState = 0;
	bufferedAmount = 0;
	sent: (string | ArrayBuffer)[] = [];
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: ((event: { code: number }) => void) | null = null;
	readonly url: string;
	constructor(url: string) {
		this.url = url;
		SimulatedSocket.all.push(this);
	}
	send(data: string | ArrayBuffer) {
		this.sent.push(data);
	}
	close() {
		this.readyState = 3;
	}
	/**
	 * @param burst seconds of sound ahead of real time that the server accepts; 0: an older server, which does not send it
	 * @param alive whether the server announces keep-alives
	 */
	accept(burst = 30, alive = false) {
		this.open();
		const settings = { ...(burst && { burst_seconds: burst }), ...(alive && { tells_alive: true }) };
		this.say({ type: "ready", engine: "scripted", max_seconds: 30, ...settings });
	}
	open() {
		this.readyState = 1;
		this.onopen?.();
	}
	say(message: ListeningMessage) {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
	end(code: number) {
		this.readyState = 3;
		this.onclose?.({ code });
	}
	get messages() {
		return this.sent.filter((data) => typeof data === "string").map((text) => JSON.parse(text).type);
	}
	get frames() {
		return this.sent.filter((data) => data instanceof ArrayBuffer);
	}
}
