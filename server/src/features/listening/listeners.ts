import type { Closing } from "@sayso/contract/v1/ws.ts";
import type { Clock } from "../../context.ts";
import type { Listeners, Stream } from "../../seams/listeners.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { RecentListening } from "./recent-listening.ts";
import { isSilent, whoGivesWay } from "./who-gives-way.ts";

const checkMilliseconds = 1_000;

/** The streams of this process. */
export class ListenersHere implements Listeners {
	readonly #clock: Clock;
	readonly #recogniser: Pick<SpeechToText, "capacity">;
	/** When each stream got its place, in milliseconds. */
	readonly #held = new Map<Stream, number>();
	/** The streams that were asked to give way. */
	readonly #leaving = new Set<Stream>();
	readonly #waiting = new Map<Stream, (hasPlace: boolean) => void>();
	readonly #recent = new RecentListening();
	#checking: NodeJS.Timeout | undefined;

	/** @param options.recogniser has the capacity, which is read at each entry because it may change */
	constructor(options: { clock: Clock; recogniser: Pick<SpeechToText, "capacity"> }) {
		this.#clock = options.clock;
		this.#recogniser = options.recogniser;
	}

	async enter(stream: Stream): Promise<boolean> {
		this.endOf({ personId: stream.personId }, "replaced");
		if (this.#held.size < this.#recogniser.capacity) return this.#hold(stream);
		if (this.#leaving.size <= this.#waiting.size && !this.#makeRoomFor(stream)) return false;
		const { promise, resolve } = Promise.withResolvers<boolean>();
		this.#waiting.set(stream, resolve);
		return promise;
	}

	leave(stream: Stream): void {
		this.#waiting.get(stream)?.(false);
		this.#waiting.delete(stream);
		const since = this.#held.get(stream);
		if (since === undefined) return;
		const now = this.#now();
		this.#held.delete(stream);
		this.#leaving.delete(stream);
		this.#recent.add(stream.personId, (now - since) / 1000, now);
		this.#callNext();
		if (this.#held.size > 0) return;
		clearInterval(this.#checking);
		this.#checking = undefined;
	}

	endOf({ personId, sessionId }: Partial<Pick<Stream, "personId" | "sessionId">>, closing: Closing): void {
		for (const stream of this.#all())
			if ((personId ?? stream.personId) === stream.personId && (sessionId ?? stream.sessionId) === stream.sessionId)
				stream.end(closing);
	}

	endAll(closing: Closing): void {
		for (const stream of this.#all()) stream.end(closing);
	}

	get size(): number {
		return this.#held.size + this.#waiting.size;
	}

	get waiting(): number {
		return this.#waiting.size;
	}

	#all = () => [...this.#waiting.keys(), ...this.#held.keys()];
	#now = () => this.#clock.now().getTime();

	#hold(stream: Stream): true {
		this.#held.set(stream, this.#now());
		this.#checking ??= setInterval(() => {
			for (const held of this.#all()) held.check();
		}, checkMilliseconds);
		return true;
	}

	/** Asks a stream to give way. @returns whether one does */
	#makeRoomFor({ personId, isPaid }: Stream): boolean {
		const now = this.#now();
		const held = [...this.#held].flatMap(([stream, since]) =>
			this.#leaving.has(stream)
				? []
				: {
						stream,
						isPaid: stream.isPaid,
						silentSeconds: stream.silentSeconds(),
						recentSeconds: this.#recent.of(stream.personId, now) + (now - since) / 1000,
					},
		);
		const giving = whoGivesWay(held, { isPaid, recentSeconds: this.#recent.of(personId, now) });
		if (!giving) return false;
		this.#leaving.add(giving.stream);
		giving.stream.finish(isSilent(giving) ? "idle" : "busy");
		return true;
	}

	/** Gives the place to a paying person first, otherwise to the one who has waited longest. */
	#callNext(): void {
		const waiting = [...this.#waiting.keys()];
		const next = waiting.find(({ isPaid }) => isPaid) ?? waiting[0];
		if (!next) return;
		const call = this.#waiting.get(next);
		this.#waiting.delete(next);
		this.#hold(next);
		call?.(true);
	}
}
