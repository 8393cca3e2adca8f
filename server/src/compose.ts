import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type pg from "pg";
import type { Logger } from "pino";
import { openBilling } from "./adapters/billing/open.ts";
import type { Passwords } from "./adapters/identity/auth.ts";
import { openIdentity } from "./adapters/identity/open.ts";
import { mailbox } from "./adapters/mail/mailbox.ts";
import { smtpMail } from "./adapters/mail/smtp.ts";
import { noMetrics } from "./adapters/metrics/none.ts";
import { prometheus } from "./adapters/metrics/prometheus.ts";
import { postgresNotices } from "./adapters/notices/postgres.ts";
import { refusedNotices } from "./adapters/notices/refused-notices.ts";
import { sealWith } from "./adapters/notices/seal.ts";
import { noRateLimits } from "./adapters/rate-limits/none.ts";
import { rateLimits } from "./adapters/rate-limits/postgres.ts";
import { builtInReplies } from "./adapters/reply-generation/built-in.ts";
import type { ModelTuning } from "./adapters/reply-generation/embedded/embedded-model.ts";
import { always, openReplies } from "./adapters/reply-generation/open.ts";
import { planningThreads } from "./adapters/reply-planning/threads.ts";
import type { RecogniserOptions } from "./adapters/speech-to-text/in-processes/recognisers.ts";
import { isLibraryHere } from "./adapters/speech-to-text/local/sherpa.ts";
import { openListening } from "./adapters/speech-to-text/open.ts";
import { type InstalledVoice, openVoices } from "./adapters/text-to-speech/open.ts";
import { openOwnVoices } from "./adapters/text-to-speech/open-own-voices.ts";
import { noTracing } from "./adapters/tracing/none.ts";
import { spanOfStatement } from "./adapters/tracing/statement.ts";
import { tracedListening, tracedReplies, tracedSeam } from "./adapters/tracing/traced-seam.ts";
import { closeAll } from "./close-all.ts";
import type { Config } from "./config/config.ts";
import { digestsBy } from "./config/digests.ts";
import { validSecrets } from "./config/secret.ts";
import type { Context } from "./context.ts";
import { forgiveStrangers } from "./features/accounts/guesses.ts";
import { ListenersHere } from "./features/listening/listeners.ts";
import { SharedListeners } from "./features/listening/shared-listeners.ts";
import { publishCatalogue } from "./features/plans/publish-catalogue.ts";
import { RunsInMemory } from "./features/replies/kept-runs.ts";
import { RunsEverywhere } from "./features/replies/shared-runs.ts";
import { openJobs } from "./jobs/jobs.ts";
import { fetchedByItself, type Model } from "./models/catalogue.ts";
import { FetchedModels } from "./models/fetched-models.ts";
import { missingParts } from "./models/missing-parts.ts";
import { listeningFolders } from "./models/shelf.ts";
import { openDatabase } from "./store/database.ts";
import { startEmbeddedPostgres } from "./store/embedded-postgres.ts";
import { migrate } from "./store/migrate.ts";
import { isStillThere } from "./store/still-there.ts";
import { version } from "./version.ts";

/** Parts that a test replaces. */
export type Overrides = {
	listeningModels?: readonly Model[];
	replyModels?: readonly Model[];
	modelTuning?: ModelTuning;
	recognisers?: RecogniserOptions;
	installedVoice?: InstalledVoice;
	/** Milliseconds without a message from another process after which its replies are lost. */
	silence?: number;
} & Partial<
	Pick<
		Context,
		| "clock"
		| "newId"
		| "identity"
		| "mail"
		| "billing"
		| "replies"
		| "planning"
		| "speechToText"
		| "textToSpeech"
		| "rateLimits"
		| "tracing"
	>
> & { passwords?: Passwords; databasePatience?: number };

/** Opens every configured part; `overrides` replaces some in tests. */
export async function compose(config: Config, log: Logger, overrides: Overrides = {}): Promise<Context> {
	const embedded =
		config.database.adapter === "embedded" ? await startEmbeddedPostgres(join(config.dataDir, "postgres")) : undefined;
	const url = config.database.adapter === "server" ? config.database.url : (embedded?.urlOf("postgres") ?? "");
	await migrate(url);
	const tracing = overrides.tracing ?? noTracing;
	const { db, pool } = openDatabase(url, (err) => log.warn({ err }, "an idle database connection broke"), {
		patience: overrides.databasePatience,
		watch: tracing.isOn ? (text) => tracing.begin(spanOfStatement(text)) : undefined,
	});

	const clock = overrides.clock ?? { now: () => new Date() };
	const speechToText = tracedListening(
		tracing,
		overrides.speechToText ??
			openListening(config, {
				models: () => listeningFolders(config.dataDir, overrides.listeningModels),
				recognisers: overrides.recognisers,
				clock,
				log,
			}),
	);
	const listeningModels = new FetchedModels({
		dataDir: config.dataDir,
		purpose: "better listening",
		usedBy: "the next listening",
		forbiddenBy: "MODELS=off",
		// The reply model is downloaded after the listening models: without listening there is nothing to answer.
		whole: () => {
			if (config.fetchModels === "on") void replyEngines.embedded?.fetch();
		},
		missing: () => missingParts(config.dataDir, overrides.listeningModels ?? (isLibraryHere() ? fetchedByItself : [])),
		log,
	});
	const secrets = validSecrets(config);
	const notices = await postgresNotices(url, pool, {
		seal: sealWith(secrets),
		onError: (err) => log.warn({ err }, "the notices of other processes broke off"),
		onRefused: refusedNotices(log),
		pace: overrides.databasePatience ? { patience: overrides.databasePatience } : {},
	});
	const listeners = new SharedListeners({
		here: new ListenersHere({ clock, recogniser: speechToText }),
		notices,
		isThere: ({ personId, sessionId }) =>
			isStillThere(db, { personId, sessionId: identity === accounts.identity ? sessionId : undefined }),
		onError: (err) => log.warn({ err }, "a notice to other processes could not be sent"),
	});

	const metrics = config.metricsPort === undefined ? noMetrics : prometheus({ pool, listeners, notices, speechToText });

	const { digest, digests } = digestsBy(secrets);
	const limits = overrides.rateLimits ?? (config.rateLimits ? rateLimits(pool) : noRateLimits);
	const accounts = await openIdentity(config, {
		db,
		secrets,
		passwords: overrides.passwords,
		report: (err) => log.error({ err }, "the identity library reported an error"),
		onReset: (email) => forgiveStrangers({ rateLimits: limits, digest }, email),
		onSessionEnd: (sessionId) => listeners.endOf({ sessionId }, "unauthenticated"),
	});
	const identity = overrides.identity ?? accounts.identity;
	const transport = overrides.mail ?? (config.mail.adapter === "smtp" ? smtpMail(config.mail) : mailbox(db));
	const mail = tracedSeam(tracing, "mail", transport, ["send"]);
	const voices = overrides.textToSpeech ?? openVoices(config, { clock, log, installedVoice: overrides.installedVoice });
	const textToSpeech = tracedSeam(tracing, "text_to_speech", voices, ["speak"]);
	const banked = openOwnVoices(config.ownVoice, { clock, log });
	const ownVoices = banked && tracedSeam(tracing, "own_voices", banked, ["speak"]);
	const replyEngines = overrides.replies
		? always(overrides.replies)
		: openReplies(config, { clock, log, models: overrides.replyModels, tuning: overrides.modelTuning });
	const threads = overrides.planning ?? planningThreads((err) => log.warn({ err }, "a turn could not be read in time"));
	const planning = tracedSeam(tracing, "reply_planning", threads, ["planFor", "actOf"]);
	const keptRuns = new RunsEverywhere({
		here: new RunsInMemory(log),
		notices,
		newId: randomUUID,
		silence: overrides.silence,
	});
	const newId = overrides.newId ?? randomUUID;
	const payments = openBilling(config, { db, clock, newId });
	const billing = tracedSeam(tracing, "payments", overrides.billing ?? payments.billing, [
		...(["priceIds", "checkoutUrl", "changePlan", "cancelAtPeriodEnd", "endAll", "portalUrl"] as const),
		...(["subscriptionOf", "customerFromWebhook"] as const),
	]);
	await publishCatalogue({ db, billing, log });
	const worksOnJobs = config.role === "all" || config.role === "jobs";
	const jobs = openJobs(url, worksOnJobs, (err) => log.warn({ err }, "the job queue had an error"));

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
		digest,
		digests,
		billing,
		sandboxCheckouts: overrides.billing ? undefined : payments.checkouts,
		/** The engine may change while the server runs. */
		get replies() {
			return tracedReplies(tracing, replyEngines.current);
		},
		replyEngines,
		basicReplies: tracedReplies(tracing, builtInReplies),
		keptRuns,
		planning,
		speechToText,
		listeningModels,
		textToSpeech,
		ownVoices,
		rateLimits: limits,
		jobs,
		listeners,
		metrics,
		tracing,
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
				replies: await asPart(replyEngines.current),
				mail: await asPart({ ...mail, available: async () => true }),
				speech_to_text: await asPart(speechToText),
				text_to_speech: await asPart(textToSpeech),
			};
		},
		close: () =>
			closeAll(
				[() => jobs.stop(), () => keptRuns.close()],
				[
					notices,
					listeningModels,
					replyEngines,
					accounts,
					mail,
					planning,
					speechToText,
					textToSpeech,
					...(ownVoices ? [ownVoices] : []),
				].map((part) => () => part.close()),
				[() => pool.end()],
				[() => embedded?.stop()],
			),
	};
}

async function asPart(part: { name: string; label: string; basic: boolean; available(): Promise<boolean> }) {
	return { adapter: part.name, label: part.label, basic: part.basic, available: await part.available() };
}

const answers = (pool: pg.Pool) =>
	pool.query("select 1").then(
		() => true,
		() => false,
	);
