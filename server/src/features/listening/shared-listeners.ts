import { setTimeout as wait } from "node:timers/promises";
import type { Closing } from "@sayso/contract/v1/ws.ts";
import { LRUCache } from "lru-cache";
import type { Listeners, Stream } from "../../seams/listeners.ts";
import type { Follower, Notice, Notices } from "../../seams/notices.ts";

const retryMilliseconds = 1_000;
/** Notices that overtake the answer to one's own are remembered for so long. */
const remembered = { max: 10_000, ttl: 30_000 };

/**
 * One listening a person in all processes on one database: each that begins is told to the others with its moment, and of
 * two the later stays. Places are those of this process, as its recognisers are.
 */
export class SharedListeners implements Listeners, Follower {
	readonly #here: Listeners;
	readonly #notices: Notices;
	readonly #isThere: (stream: Stream) => Promise<boolean>;
	readonly #onError: (error: Error) => void;
	/** When each began, in microseconds of the database's clock. */
	readonly #since = new Map<Stream, number>();
	/** Those that are over, some of them before they had a place. */
	readonly #left = new WeakSet<Stream>();
	/** When a person was last listened to elsewhere. */
	readonly #elsewhere = new LRUCache<string, number>(remembered);

	/** @param options.isThere whether the person of a stream, and their sign-in, are there still */
	constructor(options: {
		here: Listeners;
		notices: Notices;
		isThere(stream: Stream): Promise<boolean>;
		onError(error: Error): void;
	}) {
		this.#here = options.here;
		this.#notices = options.notices;
		this.#isThere = options.isThere;
		this.#onError = options.onError;
		options.notices.follow(this);
	}

	async enter(stream: Stream): Promise<boolean> {
		const { personId } = stream;
		const since = await this.#notices.now();
		await this.#notices.tell({ type: "listening", personId, since });
		if (this.#left.has(stream)) return false;
		if ((this.#elsewhere.get(personId) ?? 0) > since) {
			stream.end("replaced");
			return false;
		}
		this.#since.set(stream, since);
		return this.#here.enter(stream);
	}

	leave(stream: Stream): void {
		this.#left.add(stream);
		this.#since.delete(stream);
		this.#here.leave(stream);
	}

	endOf(who: Partial<Pick<Stream, "personId" | "sessionId">>, closing: Closing): void {
		this.#here.endOf(who, closing);
		this.#tell({ type: "end", ...who, closing });
	}

	endAll(closing: Closing): void {
		this.#here.endAll(closing);
	}

	get size(): number {
		return this.#here.size;
	}

	get waiting(): number {
		return this.#here.waiting;
	}

	hear(notice: Notice): void {
		if (notice.type === "end") this.#here.endOf(notice, notice.closing);
		if (notice.type === "listening") this.#yieldTo(notice.personId, notice.since);
	}

	back(): void {
		for (const [stream, since] of this.#since) void this.#findOut(stream, since);
	}

	/** What was not heard of a stream: whether it had to end, and who came later. Asked until the database answers. */
	async #findOut(stream: Stream, since: number): Promise<void> {
		while (this.#since.has(stream))
			try {
				if (!(await this.#isThere(stream))) return stream.end("unauthenticated");
				return await this.#notices.tell({ type: "listening", personId: stream.personId, since });
			} catch (error) {
				this.#onError(error as Error);
				await wait(retryMilliseconds, undefined, { ref: false });
			}
	}

	#yieldTo(personId: string, at: number): void {
		this.#elsewhere.set(personId, Math.max(at, this.#elsewhere.get(personId) ?? 0));
		for (const [stream, since] of [...this.#since]) {
			if (stream.personId !== personId) continue;
			if (since < at) stream.end("replaced");
			// Whoever told of an earlier one has not heard of this.
			else this.#tell({ type: "listening", personId, since });
		}
	}

	#tell(notice: Notice): void {
		this.#notices.tell(notice).catch(this.#onError);
	}
}
