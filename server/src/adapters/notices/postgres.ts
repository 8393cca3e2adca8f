import type pg from "pg";
import type { Follower, Notice, Notices, RefusedNotices } from "../../seams/notices.ts";
import { DatabaseClock } from "./database-clock.ts";
import { momentStatement, NotificationConnection, type Pace, usualPace } from "./notification-connection.ts";
import type { Seal } from "./seal.ts";
import { SealedNotices } from "./sealed-notices.ts";

const channel = "sayso";
/** The longest payload in bytes that PostgreSQL accepts. */
const longest = 7_999;

interface Options {
	seal: Seal;
	onError(error: Error): void;
	/** Called for every notice that is rejected. */
	onRefused(why: keyof RefusedNotices): void;
	pace?: Partial<Pace> | undefined;
}

/**
 * Notices through PostgreSQL's LISTEN and NOTIFY, encrypted, received on a separate connection that reconnects when it
 * breaks or falls silent. PostgreSQL accepts 8,000 bytes: a longer notice is not sent.
 */
export async function postgresNotices(url: string, pool: pg.Pool, options: Options): Promise<Notices> {
	const followers: Follower[] = [];
	const refused = { unreadable: 0, late: 0, repeated: 0 };
	const clock = new DatabaseClock();
	const sealed = new SealedNotices({ seal: options.seal, clock });

	/**
	 * A late notice counts as missed. `back` is called after the next clock update, at most once per update: anyone
	 * with database access may replay old notices.
	 */
	let isMissing = false;

	function back(): void {
		isMissing = false;
		for (const follower of followers) follower.back();
	}

	function receive(payload: string): void {
		const notice = sealed.open(payload);
		if (typeof notice === "string") {
			refused[notice] += 1;
			isMissing ||= notice === "late";
			options.onRefused(notice);
		} else if (notice) for (const follower of followers) follower.receive(notice);
	}

	const heard = await NotificationConnection.open({
		...{ url, channel, clock, receive, back, onError: options.onError },
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
		async send(notice: Notice) {
			const payload = sealed.close(notice);
			if (payload.length > longest) throw new Error("The notice is longer than PostgreSQL takes");
			await pool.query("select pg_notify($1, $2)", [channel, payload]);
		},
		follow: (follower) => followers.push(follower),
		close: () => heard.close(),
	};
}
