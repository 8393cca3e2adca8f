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

/** Everything the features work with: interfaces alone. `compose.ts` makes it, once. */
export interface Context extends Digests {
	config: Config;
	version: string;
	log: Logger;
	clock: Clock;
	newId(): string;
	db: Database;
	pool: pg.Pool;
	identity: Identity;
	/** Serves the identity library's own paths, where the identity is the built-in one. */
	identityPaths: ((request: Request) => Promise<Response>) | undefined;
	mail: MailTransport;
	billing: Billing;
	/** What the sandbox's checkout page works with, where payments are the sandbox's. */
	sandboxCheckouts: SandboxCheckouts | undefined;
	/** Who makes the replies now: another may the next time. */
	readonly replies: ReplyGeneration;
	replyEngines: ReplyEngines;
	/** Answers when the tokens of a plan are spent. */
	basicReplies: ReplyGeneration;
	/** The sets of replies that are being made or were made lately, here or in another process. */
	keptRuns: SharedRuns;
	/** Reads what was said. */
	planning: ReplyPlanning;
	speechToText: SpeechToText;
	listeningModels: ModelFetching;
	textToSpeech: TextToSpeech;
	/** Speaks with banked voices; undefined where nobody does. */
	ownVoices: OwnVoices | undefined;
	rateLimits: RateLimits;
	jobs: Jobs;
	listeners: Listeners;
	metrics: Metrics;
	tracing: Tracing;
	/** Which adapter serves each part, and whether it answers now. */
	parts(): Promise<ResponseOf<typeof status>["parts"]>;
	/** Ends engines and connections. An embedded database is stopped too. */
	close(): Promise<void>;
}

/** A kind of work done later, or by the clock, and done again until it succeeds. */
export interface JobKind<Data extends object = object> {
	name: string;
	/** Times it is tried again before it is kept as failed; waits double from `retryDelay` seconds to `retryDelayMax`. */
	retryLimit: number;
	retryDelay: number;
	retryDelayMax?: number;
	/** How long a job that is done stays in the database, with its data; a week where nothing is said. */
	deleteAfterSeconds?: number;
	/** Seconds after it was sent that it is begun; at once where nothing is said. */
	delay?: number;
	/** When the clock starts it, as a cron expression in UTC; without one it runs when it is sent. */
	cron?: string;
	/** Of those with the same key one waits or is worked on; what is sent meanwhile adds none. Without it each that is sent is done. */
	keyOf?(data: Data): string;
	run(context: Context, data: Data): Promise<void>;
}

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface Jobs {
	/** Keeps a job in the database; with `transaction`, together with everything else in it or not at all. */
	send<Data extends object>(kind: JobKind<Data>, data: Data, transaction?: Transaction): Promise<void>;
	/** Does the work that waits, from now until `stop`. */
	work(context: Context, kinds: readonly JobKind[]): Promise<void>;
	stop(): Promise<void>;
}
