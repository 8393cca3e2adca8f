import type pg from "pg";
import type { Follower, Notice, Notices, RefusedNotices } from "../../seams/notices.ts";
import { DatabaseClock } from "./database-clock.ts";
import { HeardConnection, momentStatement, type Pace, usualPace } from "./heard-connection.ts";
import type { Seal } from "./seal.ts";
import { SealedNotices } from "./sealed-notices.ts";

const channel = "sayso";
/** Bytes of a notice that PostgreSQL takes. */
const longest = 7_999;

interface Options {
	seal: Seal;
	onError(error: Error): void;
	/** Called for every one that is not taken. */
	onRefused(why: keyof RefusedNotices): void;
	pace?: Partial<Pace> | undefined;
}

/**
 * Notices by PostgreSQL's LISTEN and NOTIFY, sealed, heard on a connection of their own that is made again when it breaks or
 * falls silent. PostgreSQL takes 8,000 bytes: a longer one is not told.
 */
export async function postgresNotices(url: string, pool: pg.Pool, options: Options): Promise<Notices> {
	const followers: Follower[] = [];
	const refused = { unreadable: 0, late: 0, repeated: 0 };
	const clock = new DatabaseClock();
	const sealed = new SealedNotices({ seal: options.seal, clock });

	/** What came too late was missed. It is looked for once the clock is set, at most once a look: anybody may send old ones again. */
	let isMissing = false;

	function back(): void {
		isMissing = false;
		for (const follower of followers) follower.back();
	}

	function hear(payload: string): void {
		const notice = sealed.open(payload);
		if (typeof notice === "string") {
			refused[notice] += 1;
			isMissing ||= notice === "late";
			options.onRefused(notice);
		} else if (notice) for (const follower of followers) follower.hear(notice);
	}

	const heard = await HeardConnection.open({
		...{ url, channel, clock, hear, back, onError: options.onError },
		pace: { ...usualPace, ...options.pace },
		looked() {
			if (isMissing) back();
		},
	});
	return {
		refused,
		async now() {
			const { rows } = await pool.query<{ at: string }>(momentStatement);
			return Number(rows[0]?.at);
		},
		async tell(notice: Notice) {
			const payload = sealed.close(notice);
			if (payload.length > longest) throw new Error("The notice is longer than PostgreSQL takes");
			await pool.query("select pg_notify($1, $2)", [channel, payload]);
		},
		follow: (follower) => followers.push(follower),
		close: () => heard.close(),
	};
}
