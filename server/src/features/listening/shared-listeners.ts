import { setTimeout as wait } from "node:timers/promises";
import type { Closing } from "@sayso/contract/v1/ws.ts";
import { LRUCache } from "lru-cache";
import type { Listeners, Stream } from "../../seams/listeners.ts";
import type { Follower, Notice, Notices } from "../../seams/notices.ts";

const retryMilliseconds = 1_000;
/** A newer notice may arrive before this process has the time of its own stream. It is remembered for this long. */
const remembered = { max: 10_000, ttl: 30_000 };

/**
 * Limits each person to one stream across all processes on one database. Each process announces its new streams with
 * their start time, and of two streams the later one stays. Places are counted per process, because each has its own
 * recognisers.
 */
export class SharedListeners implements Listeners, Follower {
	readonly #here: Listeners;
	readonly #notices: Notices;
	readonly #isThere: (stream: Stream) => Promise<boolean>;
	readonly #onError: (error: Error) => void;
	/** When each stream began, in microseconds of the database's clock. */
	readonly #since = new Map<Stream, number>();
	/** Streams that are over, some of them before they had a place. */
	readonly #left = new WeakSet<Stream>();
	/** When a person last started to listen in another process. */
	readonly #elsewhere = new LRUCache<string, number>(remembered);

	/** @param options.isThere whether the person of a stream, and their sign-in session, still exist */
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
		await this.#notices.send({ type: "listening", personId, since });
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
		this.#send({ type: "end", ...who, closing });
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

	receive(notice: Notice): void {
		if (notice.type === "end") this.#here.endOf(notice, notice.closing);
		if (notice.type === "listening") this.#yieldTo(notice.personId, notice.since);
	}

	back(): void {
		for (const [stream, since] of this.#since) void this.#findOut(stream, since);
	}

	/**
	 * Finds out what missed notices would have said about a stream: whether it had to end, and whether a later one
	 * started. Repeated until the database answers.
	 */
	async #findOut(stream: Stream, since: number): Promise<void> {
		while (this.#since.has(stream))
			try {
				if (!(await this.#isThere(stream))) return stream.end("unauthenticated");
				return await this.#notices.send({ type: "listening", personId: stream.personId, since });
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
			// The process that announced an earlier stream has not received the notice of this one.
			else this.#send({ type: "listening", personId, since });
		}
	}

	#send(notice: Notice): void {
		this.#notices.send(notice).catch(this.#onError);
	}
}
