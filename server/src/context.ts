import type { ResponseOf } from "@sayso/contract/endpoint.ts";
import type { status } from "@sayso/contract/v1/status.ts";
import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import type { Digests } from "./config/digests.ts";
import type { Billing } from "./seams/billing.ts";
import type { Identity } from "./seams/identity.ts";
import type { SharedRuns } from "./seams/kept-runs.ts";
import type { Listeners } from "./seams/listeners.ts";
import type { MailTransport } from "./seams/mail.ts";
import type { Metrics } from "./seams/metrics.ts";
import type { ModelFetching } from "./seams/model-fetching.ts";
import type { RateLimits } from "./seams/rate-limits.ts";
import type { ReplyEngines } from "./seams/reply-engines.ts";
import type { ReplyGeneration } from "./seams/reply-generation.ts";
import type { ReplyPlanning } from "./seams/reply-planning.ts";
import type { SandboxCheckouts } from "./seams/sandbox-checkouts.ts";
import type { SpeechToText } from "./seams/speech-to-text.ts";
import type { OwnVoices, TextToSpeech } from "./seams/text-to-speech.ts";
import type { Tracing } from "./seams/tracing.ts";
import type { Database } from "./store/database.ts";

export interface Clock {
	now(): Date;
}

/** Everything the features work with, as interfaces only. `compose.ts` creates it, once. */
export interface Context extends Digests {
	config: Config;
	version: string;
	log: Logger;
	clock: Clock;
	newId(): string;
	db: Database;
	pool: pg.Pool;
	identity: Identity;
	/** Serves the identity library's own paths, if the built-in identity provider is configured. */
	identityPaths: ((request: Request) => Promise<Response>) | undefined;
	mail: MailTransport;
	billing: Billing;
	/** The data of the sandbox's payment page, if the sandbox is the payment service. */
	sandboxCheckouts: SandboxCheckouts | undefined;
	/** The current reply engine, which may change. */
	readonly replies: ReplyGeneration;
	replyEngines: ReplyEngines;
	/** The engine that answers after a plan's tokens are used up. */
	basicReplies: ReplyGeneration;
	/** Sets of replies in progress or recently made, here or in another process. */
	keptRuns: SharedRuns;
	/** Analyses what was said. */
	planning: ReplyPlanning;
	speechToText: SpeechToText;
	listeningModels: ModelFetching;
	textToSpeech: TextToSpeech;
	/** Speaks with banked voices; undefined if no vendor is configured. */
	ownVoices: OwnVoices | undefined;
	rateLimits: RateLimits;
	jobs: Jobs;
	listeners: Listeners;
	metrics: Metrics;
	tracing: Tracing;
	/** The adapter of each part, and whether it answers now. */
	parts(): Promise<ResponseOf<typeof status>["parts"]>;
	/** Closes engines and connections. An embedded database is stopped too. */
	close(): Promise<void>;
}

/** A kind of background job, started by a call or by the clock, and retried until it succeeds. */
export interface JobKind<Data extends object = object> {
	name: string;
	/** Retries before a job counts as failed. Their delays double from `retryDelay` seconds to `retryDelayMax`. */
	retryLimit: number;
	retryDelay: number;
	retryDelayMax?: number;
	/** How long a finished job stays in the database with its data; a week by default. */
	deleteAfterSeconds?: number;
	/** Seconds between sending and starting; 0 by default. */
	delay?: number;
	/** A cron expression in UTC; without one the job runs when it is sent. */
	cron?: string;
	/**
	 * Only one job with the same key is waiting or running; further ones are dropped meanwhile. Without a key every job
	 * runs.
	 */
	keyOf?(data: Data): string;
	run(context: Context, data: Data): Promise<void>;
}

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface Jobs {
	/** Stores a job in the database; with `transaction`, as part of that transaction. */
	send<Data extends object>(kind: JobKind<Data>, data: Data, transaction?: Transaction): Promise<void>;
	/** Runs waiting jobs, from now until `stop`. */
	work(context: Context, kinds: readonly JobKind[]): Promise<void>;
	stop(): Promise<void>;
}
