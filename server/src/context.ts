import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResponseOf } from "@sayso/contract/endpoint.ts";
import type { status } from "@sayso/contract/v1/status.ts";
import type pg from "pg";
import type { Logger } from "pino";
import { openBilling } from "./adapters/billing/open.ts";
import type { SandboxCheckouts } from "./adapters/billing/sandbox.ts";
import { type OpenIdentity, openIdentity } from "./adapters/identity/open.ts";
import { mailbox } from "./adapters/mail/mailbox.ts";
import { smtpMail } from "./adapters/mail/smtp.ts";
import { builtInReplies } from "./adapters/reply-generation/built-in.ts";
import { openReplies } from "./adapters/reply-generation/open.ts";
import { builtInSpeechToText } from "./adapters/speech-to-text/built-in.ts";
import { scriptedSpeechToText } from "./adapters/speech-to-text/scripted.ts";
import { builtInTextToSpeech } from "./adapters/text-to-speech/built-in.ts";
import { cachedTextToSpeech } from "./adapters/text-to-speech/cached.ts";
import { scriptedTextToSpeech } from "./adapters/text-to-speech/scripted.ts";
import type { Config } from "./config/config.ts";
import { keptSecret } from "./config/secret.ts";
import { Listeners } from "./features/listening/listeners.ts";
import { publishCatalogue } from "./features/plans/publish-catalogue.ts";
import { KeptRuns } from "./features/replies/kept-runs.ts";
import { noRateLimits, type RateLimits, rateLimits } from "./http/rate-limits.ts";
import { type Jobs, openJobs } from "./jobs/jobs.ts";
import type { Billing } from "./seams/billing.ts";
import type { Identity } from "./seams/identity.ts";
import type { MailTransport } from "./seams/mail.ts";
import type { ReplyGeneration } from "./seams/reply-generation.ts";
import type { SpeechToText } from "./seams/speech-to-text.ts";
import type { TextToSpeech } from "./seams/text-to-speech.ts";
import { type Database, openDatabase } from "./store/database.ts";
import { startEmbeddedPostgres } from "./store/embedded-postgres.ts";
import { migrate } from "./store/migrate.ts";

export interface Clock {
	now(): Date;
}

/** Everything the features work with. Made once, here; nothing else names an adapter. */
export interface Context {
	config: Config;
	version: string;
	log: Logger;
	clock: Clock;
	newId(): string;
	db: Database;
	pool: pg.Pool;
	identity: Identity;
	/** Serves the identity library's own paths, where the identity is the built-in one. */
	identityPaths: OpenIdentity["paths"];
	mail: MailTransport;
	/** HMAC-SHA-256 with the server's secret, for what is kept only to be compared. */
	digest(text: string): string;
	billing: Billing;
	/** What the sandbox's checkout page works with, where payments are the sandbox's. */
	sandboxCheckouts: SandboxCheckouts | undefined;
	replies: ReplyGeneration;
	/** Answers when the tokens of a plan are spent. */
	basicReplies: ReplyGeneration;
	/** The sets of replies that are being made or were made lately. */
	keptRuns: KeptRuns;
	speechToText: SpeechToText;
	textToSpeech: TextToSpeech;
	rateLimits: RateLimits;
	jobs: Jobs;
	listeners: Listeners;
	/** Which adapter serves each part, and whether it answers now. */
	parts(): Promise<ResponseOf<typeof status>["parts"]>;
	/** Ends engines and connections. An embedded database is stopped too. */
	close(): Promise<void>;
}

type Overrides = Partial<
	Pick<
		Context,
		"clock" | "newId" | "identity" | "mail" | "billing" | "replies" | "speechToText" | "textToSpeech" | "rateLimits"
	>
>;

/** Opens every part the configuration names; `overrides` puts a test's own in their place. */
export async function buildContext(config: Config, log: Logger, overrides: Overrides = {}): Promise<Context> {
	const embedded =
		config.database.adapter === "embedded" ? await startEmbeddedPostgres(join(config.dataDir, "postgres")) : undefined;
	const url = config.database.adapter === "server" ? config.database.url : (embedded?.urlOf("postgres") ?? "");
	await migrate(url);
	const { db, pool } = openDatabase(url, (err) => log.warn({ err }, "an idle database connection broke"));

	const secret = config.authSecret ?? keptSecret(config.dataDir);
	const accounts = await openIdentity(config, db, secret);
	const identity = overrides.identity ?? accounts.identity;
	const mail = overrides.mail ?? (config.mail.adapter === "smtp" ? smtpMail(config.mail) : mailbox(db));
	const speechToText =
		overrides.speechToText ?? (config.speechToText === "scripted" ? scriptedSpeechToText() : builtInSpeechToText());
	const textToSpeech =
		overrides.textToSpeech ??
		cachedTextToSpeech(config.textToSpeech === "scripted" ? scriptedTextToSpeech() : builtInTextToSpeech());
	const clock = overrides.clock ?? { now: () => new Date() };
	const replies = overrides.replies ?? openReplies(config, { clock, log });
	const keptRuns = new KeptRuns(log);
	const newId = overrides.newId ?? randomUUID;
	const payments = openBilling(config, { db, clock, newId });
	const billing = overrides.billing ?? payments.billing;
	await publishCatalogue({ db, billing, log });
	const jobs = openJobs(url, (err) => log.warn({ err }, "the job queue had an error"));

	return {
		config,
		version,
		log,
		clock,
		newId,
		db,
		pool,
		identity,
		identityPaths: accounts.paths,
		mail,
		digest: (text) => createHmac("sha256", secret).update(text).digest("base64url"),
		billing,
		sandboxCheckouts: overrides.billing ? undefined : payments.checkouts,
		replies,
		basicReplies: builtInReplies,
		keptRuns,
		speechToText,
		textToSpeech,
		rateLimits: overrides.rateLimits ?? (config.rateLimits ? rateLimits(pool) : noRateLimits),
		jobs,
		listeners: new Listeners(),
		async parts() {
			const database = {
				name: config.database.adapter,
				label: "PostgreSQL",
				basic: false,
				available: () => answers(pool),
			};
			return {
				database: await asPart(database),
				identity: await asPart({ ...identity, basic: false, available: async () => true }),
				billing: await asPart(billing),
				replies: await asPart(replies),
				mail: await asPart({ ...mail, available: async () => true }),
				speech_to_text: await asPart(speechToText),
				text_to_speech: await asPart(textToSpeech),
			};
		},
		async close() {
			await jobs.stop();
			await keptRuns.close();
			await Promise.all([accounts.close(), mail.close(), speechToText.close(), textToSpeech.close()]);
			await pool.end();
			await embedded?.stop();
		},
	};
}

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
	version: string;
};

async function asPart(part: { name: string; label: string; basic: boolean; available(): Promise<boolean> }) {
	return { adapter: part.name, label: part.label, basic: part.basic, available: await part.available() };
}

const answers = (pool: pg.Pool) =>
	pool.query("select 1").then(
		() => true,
		() => false,
	);
