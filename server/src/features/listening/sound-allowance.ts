import { limits } from "@sayso/contract/limits.ts";
import type { Closing } from "@sayso/contract/v1/ws.ts";
import type { Clock } from "../../context.ts";
import { steadyTime } from "../../steady-time.ts";
import { isSilent } from "./is-silent.ts";

const { sampleRate, frameSamples, burstSeconds, keptSeconds, idleSeconds, silentSeconds } = limits.audio;
const frameBytes = frameSamples * 2;
/** The browser stops by its own countdown; with this much more sound the server does. */
const graceSeconds = 2;
/** And this much later by the clock: a network that was gone for a moment is caught up with. */
const lateSeconds = 5;
/** Seconds that a place and a recogniser may take to come: fewer than a browser keeps its sound for. */
const openingSeconds = keptSeconds - 5;

/** What one stream may still bring: as much sound and time as the plan allows, and no faster than anybody can speak. */
export class SoundAllowance {
	readonly #now: () => number;
	readonly #began: number;
	/** Since when the recogniser listens, and for how long by the plan. */
	#opened: { at: number; planSeconds: number } | undefined;
	#taken = 0;
	#isLast = false;
	#lastFrame: number;
	#lastSound: number;

	constructor(clock: Clock) {
		this.#now = steadyTime(clock);
		this.#began = this.#lastFrame = this.#lastSound = this.#now();
	}

	/** The recogniser is ready: from now on time counts. */
	open(planSeconds: number): void {
		const at = this.#now();
		this.#opened = { at, planSeconds };
		this.#lastFrame = this.#lastSound = at;
	}

	/** Takes a frame. @returns why the stream has to end, if it has to */
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

	/** Why the stream has to end now, whether a frame comes or not. */
	due(): Closing | undefined {
		const now = this.#now();
		if (!this.#opened) return now - this.#began > openingSeconds * 1000 ? "failed" : undefined;
		if (now - this.#opened.at > (this.#opened.planSeconds + lateSeconds) * 1000) return "time_limit";
		const isIdle = now - this.#lastFrame > idleSeconds * 1000 || this.silentSeconds() > silentSeconds;
		return isIdle ? "idle" : undefined;
	}

	/** Seconds since anything was to be heard. */
	silentSeconds(): number {
		return (this.#now() - this.#lastSound) / 1000;
	}
}
