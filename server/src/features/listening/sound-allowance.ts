import { limits } from "@sayso/contract/limits.ts";
import type { Closing } from "@sayso/contract/v1/ws.ts";
import type { Clock } from "../../context.ts";

/** The browser stops by its own countdown; this much later the server does. */
const graceSeconds = 2;

/** How much sound one stream may still bring: as much as the plan allows, and no faster than anybody can speak. */
export class SoundAllowance {
	/** Seconds of one listening, by the plan, once that is known. */
	planSeconds = Number.POSITIVE_INFINITY;
	readonly #clock: Clock;
	readonly #began: number;
	#taken = 0;

	constructor(clock: Clock) {
		this.#clock = clock;
		this.#began = clock.now().getTime();
	}

	/** Takes so many seconds of sound. @returns why the stream has to end, if it has to */
	take(seconds: number): Closing | undefined {
		this.#taken += seconds;
		if (this.#taken > this.planSeconds + graceSeconds) return "time_limit";
		const passed = (this.#clock.now().getTime() - this.#began) / 1000;
		return this.#taken > passed + limits.audio.burstSeconds ? "too_fast" : undefined;
	}
}
