import { randomUUID } from "node:crypto";
import { closings } from "@sayso/contract/v1/ws.ts";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Notice, RefusedNotices } from "../../seams/notices.ts";
import type { DatabaseClock } from "./database-clock.ts";
import { RunNoticeShape } from "./run-notice.ts";
import type { Seal } from "./seal.ts";

/** The maximum age of a notice in microseconds, and how far in the future it may be dated. */
const freshMicroseconds = 30_000_000;
/** Notices that were received are remembered for as long as they would be accepted. */
const known = { max: 50_000, ttl: (2 * freshMicroseconds) / 1_000 };

/**
 * The format version of notices. Every release from this one on reads it: during an upgrade a sign-out has to reach the
 * processes of both releases. A new format increases the number, and a release that introduces it also sends `end` and
 * `forget` in the old format until no process of the previous release can be running. The tests check both directions.
 */
const version = 1;
const Sealed = z.object({ from: z.string(), number: z.int(), at: z.number(), notice: z.unknown() });
const Newer = z.object({ version: z.int().gt(version) });

/** A process of another version may send types that are unknown here: they are ignored. */
const Known: z.ZodType<Notice> = z.discriminatedUnion("type", [
	z.object({ type: z.literal("listening"), personId: z.string(), since: z.number() }),
	z.object({
		type: z.literal("end"),
		personId: z.string().optional(),
		sessionId: z.string().optional(),
		closing: z.enum(Object.keys(closings) as [keyof typeof closings]),
	}),
	z.object({ type: z.literal("forget"), personId: z.string() }),
	z.object({ type: z.literal("run"), run: RunNoticeShape }),
]);

/**
 * Encrypts and decrypts notices. A stranger with database access may listen and send, but cannot read a notice or
 * create a valid one, and a replayed notice is rejected.
 */
export class SealedNotices {
	readonly #self = randomUUID();
	readonly #seal: Seal;
	readonly #clock: DatabaseClock;
	readonly #heard = new LRUCache<string, true>(known);
	#sent = 0;

	constructor(options: { seal: Seal; clock: DatabaseClock }) {
		this.#seal = options.seal;
		this.#clock = options.clock;
	}

	close(notice: Notice): string {
		this.#sent += 1;
		const message = { version, from: this.#self, number: this.#sent, at: this.#clock.now(), notice };
		return this.#seal.close(JSON.stringify(message));
	}

	/**
	 * @returns why the notice is rejected; undefined for a notice of this process, and for one that only a newer
	 * version understands
	 */
	open(payload: string): Notice | keyof RefusedNotices | undefined {
		const opened = this.#seal.open(payload);
		if (opened === undefined) return "unreadable";
		const message: unknown = JSON.parse(opened);
		// The newer release sends the same notice in this format too, if it matters here.
		if (Newer.safeParse(message).success) return undefined;
		const sealed = Sealed.safeParse(message).data;
		if (!sealed) return "unreadable";
		if (sealed.from === this.#self) return undefined;
		if (Math.abs(this.#clock.now() - sealed.at) > freshMicroseconds) return "late";
		const name = `${sealed.from} ${sealed.number}`;
		if (this.#heard.has(name)) return "repeated";
		this.#heard.set(name, true);
		const notice = Known.safeParse(sealed.notice).data;
		// Without either it would end every person's listening.
		if (notice?.type === "end" && !notice.personId && !notice.sessionId) return undefined;
		return notice;
	}
}
