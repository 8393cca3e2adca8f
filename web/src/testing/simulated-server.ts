import { limits } from "@sayso/contract/limits.ts";
import { closings, type ListeningMessage } from "@sayso/contract/v1/ws.ts";
import type { SimulatedSocket } from "./simulated-socket.ts";

const { frameSamples } = limits.audio;
const ticksOfSecond = 50;
const never = Number.POSITIVE_INFINITY;
type Heard = ListeningMessage & { type: "partial" | "final" };

/**
 * A simulated server that transcribes every word it receives, at its own speed. It may be late, repeat messages, hang or close at
 * any moment. Its time runs in ticks of 20 ms.
 */
export class SimulatedServer {
	readonly #remote: SimulatedSocket;
	readonly #chance: () => number;
	readonly #opensAt: number;
	readonly #readyAt: number;
	/** Frames that it transcribes in a tick. */
	readonly #speed: number;
	readonly #latency: number;
	readonly #hangsAt: number;
	readonly #goesAt: number;
	readonly #goesBy: number;
	/** From this tick on it reads nothing more: what is sent waits in the browser. */
	readonly #fullAt: number;
	/** Probability per tick of a partial, and of a final. */
	readonly #partials: number;
	readonly #finals: number;
	readonly #emitted: Heard[] = [];
	#waiting: { at: number; message: Heard | "done" }[] = [];
	/** It sends a keep-alive each second. */
	readonly #sendsKeepAlives: boolean;
	/** It has sent two finals in the wrong order. */
	hasSwapped = false;
	#age = 0;
	#isOpen = false;
	#isReady = false;
	#heard = 0;
	#final = 0;

	/**
	 * @param chance gives the next pseudo-random number, from 0 up to 1
	 * @param isSound the server accepts at once and does not fail
	 */
	constructor(remote: SimulatedSocket, chance: () => number, isSound: boolean) {
		this.#remote = remote;
		this.#chance = chance;
		const within = (ticks: number) => Math.floor(chance() * ticks);
		const isMaybe = (share: number) => !isSound && chance() < share;
		this.#opensAt = isMaybe(0.1) ? never : within(isSound ? 5 : 40);
		this.#readyAt = this.#opensAt + (isMaybe(0.05) ? never : within(isSound ? 5 : 40));
		this.#speed = 1 + chance() ** 2 * 20;
		this.#latency = isSound ? 0 : within(20);
		this.#hangsAt = isMaybe(0.2) ? within(200) : never;
		this.#goesAt = isMaybe(0.6) ? within(200) : never;
		this.#goesBy = [1006, closings.failed.code, closings.restarting.code][within(3)] ?? 1006;
		this.#fullAt = isMaybe(0.1) ? within(200) : never;
		this.#sendsKeepAlives = chance() < 0.8;
		this.#partials = chance();
		this.#finals = chance() ** 2 * 0.2;
	}

	/** It accepted and sends keep-alives, so the client notices its silence. */
	get isMissed(): boolean {
		return this.#sendsKeepAlives && this.#isReady && this.#remote.readyState !== 3;
	}

	tick(): void {
		this.#age += 1;
		if (this.#age >= this.#fullAt) this.#remote.bufferedAmount = limits.audio.backPressureBytes + 1;
		if (this.#remote.readyState === 3 || this.#age >= this.#hangsAt) return;
		if (this.#age >= this.#goesAt) this.#go();
		else if (this.#age >= this.#opensAt) this.#listen();
	}

	#listen(): void {
		if (!this.#isOpen) this.#remote.open();
		this.#isOpen = true;
		if (this.#age < this.#readyAt) return;
		if (this.#age === Math.max(1, this.#readyAt) || this.#heard === 0) this.#sayReady();
		if (this.#sendsKeepAlives && this.#age % ticksOfSecond === 0) this.#remote.say({ type: "alive" });
		this.#hear();
		this.#answer();
	}

	#sayReady(): void {
		const settings = { burst_seconds: limits.audio.burstSeconds, ...(this.#sendsKeepAlives && { tells_alive: true }) };
		this.#remote.say({ type: "ready", engine: "remote", max_seconds: 600, ...settings });
		this.#isReady = true;
	}

	#hear(): void {
		const { frames, messages } = this.#remote;
		this.#heard = Math.min(frames.length, this.#heard + this.#speed);
		const isAll = this.#heard === frames.length && messages.includes("stop");
		if (this.#waiting.at(-1)?.message === "done") return;
		if (isAll || this.#chance() < this.#finals) this.#say("final");
		else if (this.#chance() < this.#partials) this.#say("partial");
		if (isAll) this.#put("done");
	}

	#say(type: "partial" | "final"): void {
		const until = Math.floor(this.#heard);
		const words = this.#remote.frames.slice(this.#final, until).flatMap((sound) => new Uint16Array(sound)[0] || []);
		if (words.length === 0) return;
		if (type === "final") this.#final = until;
		this.#put({ type, text: words.join(" "), until: until * frameSamples });
	}

	#put(message: Heard | "done"): void {
		const at = this.#age + this.#latency;
		const before = this.#waiting.at(-1);
		// Now and then a final arrives before the one that precedes it.
		const isSwapped = before && message !== "done" && message.type === "final" && this.#chance() < 0.1;
		if (isSwapped) {
			before.at = at;
			this.hasSwapped = true;
		}
		this.#waiting.splice(this.#waiting.length - (isSwapped ? 1 : 0), 0, { at, message });
	}

	#answer(): void {
		for (let [first] = this.#waiting; first && first.at <= this.#age; [first] = this.#waiting) {
			this.#waiting.shift();
			if (first.message === "done") {
				this.#remote.end(closings.done.code);
				return;
			}
			this.#remote.say(first.message);
			this.#emitted.push(first.message);
			// Repeats an earlier message.
			const again = this.#emitted[Math.floor(this.#chance() * this.#emitted.length)];
			const isOvertaken = again && (again.type === "final" || (again.until ?? 0) <= this.#final * frameSamples);
			const hasEmitted = this.#emitted.some(
				({ type, until }) => type === "final" && until === this.#final * frameSamples,
			);
			if (again && isOvertaken && hasEmitted && this.#chance() < 0.1) this.#remote.say(again);
		}
	}

	/** A server that fails in an orderly way first makes its partial final; one that restarts may first ask for `stop`. */
	#go(): void {
		const last = this.#emitted.toSorted((one, other) => (one.until ?? 0) - (other.until ?? 0)).at(-1);
		const notices = this.#goesBy !== 1006 && this.#isOpen;
		if (notices && last?.type === "partial") this.#remote.say({ ...last, type: "final" });
		this.#remote.end(this.#goesBy);
	}
}
