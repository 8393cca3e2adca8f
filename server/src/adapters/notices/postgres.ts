import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { closings } from "@sayso/contract/v1/ws.ts";
import pg from "pg";
import { z } from "zod";
import type { Follower, Notice, Notices } from "../../seams/notices.ts";
import { RunNoticeShape } from "./run-notice.ts";
import type { Seal } from "./seal.ts";

const channel = "sayso";
/** Bytes of a notice that PostgreSQL takes, less what goes around it. */
const longest = 7_800;
/** Milliseconds between tries to connect again. */
const retry = { first: 100, longest: 5_000 };

/** A process of another version may tell what is not known here: that is passed over. */
const Told = z.object({
	from: z.string(),
	at: z.number(),
	notice: z.discriminatedUnion("type", [
		z.object({ type: z.literal("listening"), personId: z.string(), since: z.number().optional() }),
		z.object({
			type: z.literal("end"),
			personId: z.string().optional(),
			sessionId: z.string().optional(),
			closing: z.enum(Object.keys(closings) as [keyof typeof closings]),
		}),
		z.object({ type: z.literal("forget"), personId: z.string() }),
		z.object({ type: z.literal("run"), sealed: z.string() }),
	]),
});

const statement = `
	with moment as materialized (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as at)
	select at::text, pg_notify('${channel}', json_build_object('from', $1::text, 'at', at, 'notice', $2::json)::text) from moment`;

/**
 * Notices by PostgreSQL's LISTEN and NOTIFY, heard on a connection of their own that is made again when it breaks.
 * PostgreSQL takes 8,000 bytes: a longer one is not told.
 */
export async function postgresNotices(
	url: string,
	pool: pg.Pool,
	{ seal, onError }: { seal: Seal; onError(error: Error): void },
): Promise<Notices> {
	const self = randomUUID();
	const followers: Follower[] = [];
	const closing = new AbortController();
	let listener: pg.Client | undefined;

	async function listen(): Promise<void> {
		const client = new pg.Client({ connectionString: url, keepAlive: true });
		client.on("error", onError);
		client.on("notification", ({ payload = "" }) => hear(payload));
		await client.connect();
		await client.query(`listen ${channel}`);
		listener = client;
		client.once("end", () => void listenAgain());
	}

	async function listenAgain(): Promise<void> {
		for (let pause = retry.first; !closing.signal.aborted; pause = Math.min(pause * 2, retry.longest)) {
			try {
				await listen();
				for (const follower of followers) follower.back();
				return;
			} catch {
				await wait(pause, undefined, { signal: closing.signal, ref: false }).catch(() => {});
			}
		}
	}

	function hear(payload: string): void {
		const told = Told.safeParse(fromJson(payload)).data;
		if (!told || told.from === self) return;
		// Without either it would end the listening of everybody.
		if (told.notice.type === "end" && !told.notice.personId && !told.notice.sessionId) return;
		const notice = told.notice.type === "run" ? opened(told.notice.sealed) : told.notice;
		if (notice) for (const follower of followers) follower.hear(notice, told.at);
	}

	function opened(sealed: string): Notice | undefined {
		const run = RunNoticeShape.safeParse(fromJson(seal.open(sealed) ?? "")).data;
		return run && { type: "run", run };
	}

	const onTheWay = (notice: Notice) =>
		notice.type === "run" ? { type: "run", sealed: seal.close(JSON.stringify(notice.run)) } : notice;

	await listen();
	return {
		async tell(notice: Notice) {
			const text = JSON.stringify(onTheWay(notice));
			if (text.length > longest) throw new Error("The notice is longer than PostgreSQL takes");
			const { rows } = await pool.query<{ at: string }>(statement, [self, text]);
			return Number(rows[0]?.at);
		},
		follow: (follower) => followers.push(follower),
		async close() {
			closing.abort();
			await listener?.end();
		},
	};
}

/** Whoever may connect to the database may send anything on the channel. */
function fromJson(payload: string): unknown {
	try {
		return JSON.parse(payload);
	} catch {
		return undefined;
	}
}
