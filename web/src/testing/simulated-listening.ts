import { limits } from "@sayso/contract/limits.ts";
import { vi } from "vitest";
import type { ListeningEvent } from "../voice/listening.ts";
import { type TranscriptSocket, transcriptSocket } from "../voice/transcript-socket.ts";
import { SimulatedSocket } from "./simulated-socket.ts";

const { frameSamples, frameMilliseconds } = limits.audio;

/**
 * A listening whose servers are played by the test. Each frame is a word, named by its number, so a server can transcribe exactly
 * the frames it received.
 */
export class SimulatedListening {
	readonly reported: ListeningEvent[] = [];
	readonly socket: TranscriptSocket;
	/** Sockets before this index belong to another listening. */
	readonly #first = SimulatedSocket.all.length;

	constructor(token = async () => "token") {
		this.socket = transcriptSocket({
			address: "ws://sayso.test/api/v1/ws",
			token,
			report: (event) => this.reported.push(event),
		});
	}

	/** A listening whose first server has accepted. */
	static async accepted(): Promise<SimulatedListening> {
		const all = new SimulatedListening();
		await vi.advanceTimersByTimeAsync(0);
		all.latest.accept();
		return all;
	}

	get servers(): readonly SimulatedSocket[] {
		return SimulatedSocket.all.slice(this.#first);
	}

	get latest(): SimulatedSocket {
		const latest = this.servers.at(-1);
		if (!latest) throw new Error("no socket was made");
		return latest;
	}

	/** The final words. */
	get finals(): string[] {
		return this.reported.flatMap((event) => (event.type === "final" && event.text ? event.text : []));
	}

	/** The words on the screen: the finals, then the partial. */
	get shown(): string {
		const last = this.reported.findLast(({ type }) => type === "partial" || type === "final");
		return [...this.finals, last?.type === "partial" ? last.text : ""].join(" ").trim();
	}

	/** Says words from one number to another, in real time. */
	async speak(from: number, to: number): Promise<void> {
		for (let word = from; word <= to; word++) {
			this.socket.send(new Uint16Array(frameSamples).fill(word).buffer);
			await vi.advanceTimersByTimeAsync(frameMilliseconds);
		}
	}

	async silence(seconds: number): Promise<void> {
		for (let frame = 0; frame < (seconds * 1000) / frameMilliseconds; frame++) await this.speak(0, 0);
	}
}

/** The words in the frames that a server received, without silence. */
export const given = (remote: SimulatedSocket): number[] =>
	remote.frames.flatMap((sound) => new Uint16Array(sound)[0] || []);

/** Makes a server emit the words of the frames it received, from one place to another. */
export function emit(remote: SimulatedSocket, type: "partial" | "final", from: number, to: number): void {
	const heard = remote.frames.slice(from, to).flatMap((sound) => new Uint16Array(sound)[0] || []);
	remote.say({ type, text: heard.join(" "), until: to * frameSamples });
}
