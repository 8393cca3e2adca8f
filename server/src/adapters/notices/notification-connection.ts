import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { abandon } from "../../store/abandon.ts";
import type { DatabaseClock } from "./database-clock.ts";

/**
 * Milliseconds: the longest silence of the database, the time between two health checks, and the time between attempts
 * to connect.
 */
export interface Pace {
	patience: number;
	every: number;
	retry: { first: number; longest: number };
}

export const usualPace: Pace = { patience: 5_000, every: 5_000, retry: { first: 100, longest: 5_000 } };

export const momentStatement = "select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as at";

export interface NotificationOptions {
	url: string;
	channel: string;
	pace: Pace;
	/** Updated at every health check. */
	clock: DatabaseClock;
	receive(payload: string): void;
	/** Called after the clock was updated. */
	looked(): void;
	/** Called after a reconnect. Notices sent while it was disconnected are lost. */
	back(): void;
	onError(error: Error): void;
}

interface Made {
	client: pg.Client;
	/** Aborted when the connection has ended, for any reason. */
	over: AbortSignal;
}

/**
 * A connection that listens to a PostgreSQL channel and reconnects when it breaks or falls silent. A half-open
 * connection delivers nothing and reports no error, so it is checked regularly with a query for the time.
 */
export class NotificationConnection {
	readonly #options: NotificationOptions;
	readonly #closing = new AbortController();
	#client: pg.Client | undefined;
	#kept: Promise<void> | undefined;

	private constructor(options: NotificationOptions) {
		this.#options = options;
	}

	/** @throws if the database cannot be reached */
	static async open(options: NotificationOptions): Promise<NotificationConnection> {
		const connection = new NotificationConnection(options);
		connection.#kept = connection.#keep(await connection.#make());
		return connection;
	}

	async close(): Promise<void> {
		this.#closing.abort();
		// Also abandons a connection that is still being opened.
		if (this.#client) abandon(this.#client);
		await this.#kept;
	}

	async #keep(first: Made): Promise<void> {
		for (let made: Made | undefined = first; made; made = await this.#makeAgain()) {
			if (made !== first) this.#options.back();
			await this.#watch(made);
		}
	}

	/** Resolves when the connection has failed. */
	async #watch({ client, over }: Made): Promise<void> {
		const ended = AbortSignal.any([over, this.#closing.signal]);
		while (!ended.aborted) {
			await wait(this.#options.pace.every, undefined, { signal: ended, ref: false }).catch(() => {});
			if (ended.aborted) return;
			await this.#look(client).catch((error) => {
				if (!ended.aborted) this.#options.onError(error);
				abandon(client);
			});
		}
	}

	async #makeAgain(): Promise<Made | undefined> {
		const { first, longest } = this.#options.pace.retry;
		for (let pause = first; !this.#closing.signal.aborted; pause = Math.min(pause * 2, longest)) {
			try {
				return await this.#make();
			} catch {
				await wait(pause, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {});
			}
		}
		return undefined;
	}

	async #make(): Promise<Made> {
		const { url, channel, pace, receive, onError } = this.#options;
		const client = new pg.Client({
			application_name: "sayso notices",
			connectionString: url,
			connectionTimeoutMillis: pace.patience,
			query_timeout: pace.patience,
			keepAlive: true,
		});
		this.#client = client;
		const over = new AbortController();
		client.once("end", () => over.abort());
		client.on("error", (error) => {
			// An error during closing is expected.
			if (!this.#closing.signal.aborted) onError(error);
		});
		client.on("notification", ({ payload = "" }) => receive(payload));
		try {
			await client.connect();
			await client.query(`listen ${channel}`);
			await this.#look(client);
			this.#closing.signal.throwIfAborted();
		} catch (error) {
			abandon(client);
			throw error;
		}
		return { client, over: over.signal };
	}

	async #look(client: pg.Client): Promise<void> {
		const asked = performance.now();
		const { rows } = await client.query<{ at: string }>(momentStatement);
		this.#options.clock.set(Number(rows[0]?.at), asked);
		this.#options.looked();
	}
}
