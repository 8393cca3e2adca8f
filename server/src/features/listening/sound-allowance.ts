import { limits } from "@sayso/contract/limits.ts";
import type { Closing } from "@sayso/contract/v1/ws.ts";
import type { Clock } from "../../context.ts";
import { steadyTime } from "../../steady-time.ts";
import { isSilent } from "./is-silent.ts";

const { sampleRate, frameSamples, burstSeconds, keptSeconds, idleSeconds, silentSeconds } = limits.audio;
const frameBytes = frameSamples * 2;
/** The browser stops by its own countdown; the server stops after this many more seconds of audio. */
const graceSeconds = 2;
/** And after this many more seconds of time, so that audio delayed by a network failure is still accepted. */
const lateSeconds = 5;
/** The most seconds until a place and a recogniser are ready: fewer than the browser buffers audio for. */
const openingSeconds = keptSeconds - 5;

/** The audio and time that one stream may still use: as much as the plan allows, and not faster than real time. */
export class SoundAllowance {
	readonly #now: () => number;
	readonly #began: number;
	/** When the recogniser started, and the plan's limit. */
	#opened: { at: number; planSeconds: number } | undefined;
	#taken = 0;
	#isLast = false;
	#lastFrame: number;
	#lastSound: number;

	constructor(clock: Clock) {
		this.#now = steadyTime(clock);
		this.#began = this.#lastFrame = this.#lastSound = this.#now();
	}

	/** The recogniser is ready: time counts from now on. */
	open(planSeconds: number): void {
		const at = this.#now();
		this.#opened = { at, planSeconds };
		this.#lastFrame = this.#lastSound = at;
	}

	/** Counts a frame. @returns why the stream has to end, if it has to */
	take(frame: Uint8Array): Closing | undefined {
		const bytes = frame.byteLength;
		if (this.#isLast || bytes === 0 || bytes > frameBytes || bytes % 2 === 1) return "bad_message";
		this.#isLast = bytes < frameBytes;
		const now = this.#now();
		this.#lastFrame = now;
		if (!isSilent(frame)) this.#lastSound = now;
		this.#taken += bytes / 2 / sampleRate;
		if (this.#opened && this.#taken > this.#opened.planSeconds + graceSeconds) return "time_limit";
		return this.#taken > (now - this.#began) / 1000 + burstSeconds ? "too_fast" : undefined;
	}

	/** Why the stream has to end now, whether or not a frame arrives. */
	due(): Closing | undefined {
		const now = this.#now();
		if (!this.#opened) return now - this.#began > openingSeconds * 1000 ? "failed" : undefined;
		if (now - this.#opened.at > (this.#opened.planSeconds + lateSeconds) * 1000) return "time_limit";
		const isIdle = now - this.#lastFrame > idleSeconds * 1000 || this.silentSeconds() > silentSeconds;
		return isIdle ? "idle" : undefined;
	}

	/** Seconds since the last sound that was not silence. */
	silentSeconds(): number {
		return (this.#now() - this.#lastSound) / 1000;
	}
}
