import { randomUUID } from "node:crypto";
import { closings } from "@sayso/contract/v1/ws.ts";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Notice, RefusedNotices } from "../../seams/notices.ts";
import type { DatabaseClock } from "./database-clock.ts";
import { RunNoticeShape } from "./run-notice.ts";
import type { Seal } from "./seal.ts";

/** Microseconds after which a notice is not taken any more, and before which none can come. */
const freshMicroseconds = 30_000_000;
/** Those that were heard are known again for as long as they would be taken. */
const known = { max: 50_000, ttl: (2 * freshMicroseconds) / 1_000 };

/**
 * The form in which notices are told, and which every release from this one on reads: while one release is replaced by the next a
 * sign-out has to reach the processes of both. Who needs another form raises the number, and goes on telling `end` and `forget` in
 * this one as well until no process of the release before can be running; the tests hold both directions.
 */
const version = 1;
const Sealed = z.object({ from: z.string(), number: z.int(), at: z.number(), notice: z.unknown() });
const Newer = z.object({ version: z.int().gt(version) });

/** A process of another version may tell what is not known here: that is passed over. */
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
 * Notices as they are on their way. Whoever may connect to the database may listen there, and send what they like: they read
 * nothing, can make none that opens, and one that they have recorded is taken neither twice nor later.
 */
export class SealedNotices {
	readonly #self = randomUUID();
	readonly #seal: Seal;
	readonly #clock: DatabaseClock;
	readonly #heard = new LRUCache<string, true>(known);
	#told = 0;

	constructor(options: { seal: Seal; clock: DatabaseClock }) {
		this.#seal = options.seal;
		this.#clock = options.clock;
	}

	close(notice: Notice): string {
		this.#told += 1;
		const told = { version, from: this.#self, number: this.#told, at: this.#clock.now(), notice };
		return this.#seal.close(JSON.stringify(told));
	}

	/** @returns why it is not taken; undefined for one of this process, and for one that only a newer version knows */
	open(payload: string): Notice | keyof RefusedNotices | undefined {
		const opened = this.#seal.open(payload);
		if (opened === undefined) return "unreadable";
		const told: unknown = JSON.parse(opened);
		// Told in this form as well, where it matters here.
		if (Newer.safeParse(told).success) return undefined;
		const sealed = Sealed.safeParse(told).data;
		if (!sealed) return "unreadable";
		if (sealed.from === this.#self) return undefined;
		if (Math.abs(this.#clock.now() - sealed.at) > freshMicroseconds) return "late";
		const name = `${sealed.from} ${sealed.number}`;
		if (this.#heard.has(name)) return "repeated";
		this.#heard.set(name, true);
		const notice = Known.safeParse(sealed.notice).data;
		// Without either it would end the listening of everybody.
		if (notice?.type === "end" && !notice.personId && !notice.sessionId) return undefined;
		return notice;
	}
}
