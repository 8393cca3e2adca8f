import { resolve } from "node:path";
import type { Promotion } from "@sayso/contract/promotion.ts";
import { z } from "zod";
import { type BillingConfig, billingConfig, billingVariables, checkBilling } from "./billing.ts";
import {
	checkGoogleSpeech,
	type GoogleSpeechConfig,
	googleSpeechConfig,
	googleSpeechVariables,
} from "./google-speech.ts";
import { checkGoogleVoice, type GoogleVoiceConfig, googleVoiceConfig, googleVoiceVariables } from "./google-voice.ts";
import {
	checkListeningServer,
	type ListeningServerConfig,
	listeningServerConfig,
	listeningServerVariables,
} from "./listening-server.ts";
import {
	checkListeningVendor,
	type DeepgramConfig,
	deepgramConfig,
	listeningVendorVariables,
} from "./listening-vendor.ts";
import { checkMail, type MailConfig, mailConfig, mailVariables } from "./mail.ts";
import {
	checkModel,
	type EmbeddedConfig,
	embeddedConfig,
	type ModelConfig,
	modelConfig,
	modelVariables,
} from "./model.ts";
import { checkOwnVoice, type OwnVoiceConfig, ownVoiceConfig, ownVoiceVariables } from "./own-voice.ts";
import { checkPromotion, promotionConfig, promotionVariables } from "./promotion.ts";
import { readProxies, type TrustedProxies } from "./proxies.ts";
import type { Refuse } from "./refuse.ts";
import { checkRole, type ListenersConfig, listenersConfig, type Role, roleVariables } from "./role.ts";
import { Secret } from "./secret.ts";
import { checkSignIn, type SignInConfig, signInConfig, signInVariables } from "./sign-in.ts";
import { checkTracing, type TracingConfig, tracingConfig, tracingVariables } from "./tracing.ts";
import { checkVoiceServer, type VoiceServerConfig, voiceServerConfig, voiceServerVariables } from "./voice-server.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const folder = z
	.string()
	.min(1)
	.transform((value) => resolve(value));
const address = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const Environment = z
	.object({
		NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
		...roleVariables,
		HOST: z.string().default("127.0.0.1"),
		PORT: port.default(8080),
		METRICS_PORT: port.optional(),
		PUBLIC_URL: address.optional(),
		DATA_DIR: folder.default(resolve("var")),
		DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
		EMBEDDED_DATABASE: z.enum(["allow"]).optional(),
		AUTH_SECRET: Secret.optional(),
		AUTH_SECRET_ALSO: Secret.optional(),
		...signInVariables,
		...mailVariables,
		...billingVariables,
		...modelVariables,
		...promotionVariables,
		...listeningVendorVariables,
		...googleSpeechVariables,
		...listeningServerVariables,
		MODELS: z.enum(["on", "listening", "off"]).optional(),
		...voiceServerVariables,
		...googleVoiceVariables,
		...ownVoiceVariables,
		FREE_BASIC_REPLIES: z.enum(["on", "off"]).default("on"),
		RATE_LIMITS: z.enum(["on", "off"]).default("on"),
		TRUST_PROXY: z
			.string()
			.default("0")
			.transform((value, { addIssue }) => {
				const proxies = readProxies(value);
				if (typeof proxies === "number" || Array.isArray(proxies)) return proxies;
				addIssue(proxies.wrong);
				return z.NEVER;
			}),
		...tracingVariables,
		LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
	})
	.check(({ value, issues }) => {
		const production = value.NODE_ENV === "production";
		const refuse: Refuse = (name, message) => issues.push({ code: "custom", path: [name], message, input: undefined });
		checkRole(value, refuse);
		if (value.NODE_ENV === "test" && value.MODELS && value.MODELS !== "off")
			refuse("MODELS", "cannot be on in tests: nothing is fetched there");
		if (value.METRICS_PORT && value.METRICS_PORT === value.PORT) refuse("METRICS_PORT", "has to be another than PORT");
		if (production && value.SPEECH_TO_TEXT === "scripted") refuse("SPEECH_TO_TEXT", "cannot be scripted in production");
		checkListeningVendor(value, production, refuse);
		checkGoogleSpeech(value, refuse);
		checkListeningServer(value, production, refuse);
		checkTracing(value, refuse);
		// A process that only listens needs no database, no mail, and no auth secret.
		if (value.ROLE === "listen") return;
		checkSignIn(value, production, refuse);
		checkMail(value, production, refuse);
		checkBilling(value, production, refuse);
		checkModel(value, production, refuse);
		checkPromotion(value, refuse);
		checkVoiceServer(value, production, refuse);
		checkGoogleVoice(value, refuse);
		checkOwnVoice(value, production, refuse);
		if (value.AUTH_SECRET_ALSO && !value.AUTH_SECRET) refuse("AUTH_SECRET", "is needed with AUTH_SECRET_ALSO");
		if (value.AUTH_SECRET_ALSO && value.AUTH_SECRET_ALSO === value.AUTH_SECRET)
			refuse("AUTH_SECRET_ALSO", "has to be another than AUTH_SECRET");
		if (!production) return;
		if (!value.DATABASE_URL && value.EMBEDDED_DATABASE !== "allow")
			refuse("DATABASE_URL", "is needed in production, or EMBEDDED_DATABASE=allow on a machine of one's own");
		if (!value.PUBLIC_URL) refuse("PUBLIC_URL", "is needed in production");
		if (!value.AUTH_SECRET) refuse("AUTH_SECRET", "is needed in production");
		if (value.RATE_LIMITS === "off") refuse("RATE_LIMITS", "cannot be off in production");
		for (const part of ["REPLIES", "TEXT_TO_SPEECH"] as const)
			if (value[part] === "scripted") refuse(part, "cannot be scripted in production");
	});

/** The whole configuration, read once and frozen. */
export interface Config {
	mode: "development" | "production" | "test";
	/** The role of this process. */
	role: Role;
	/** The processes that listen for this one; undefined if it listens itself. */
	listeners: ListenersConfig | undefined;
	/** The secret of its callers, if it listens for other processes. */
	listenersSecret: string | undefined;
	host: string;
	port: number;
	/** The port of `/metrics`; undefined if metrics are off. */
	metricsPort: number | undefined;
	/** The address that people open, without a path. */
	publicUrl: string;
	dataDir: string;
	database: { adapter: "embedded" } | { adapter: "server"; url: string };
	/** Undefined if it is created once and stored under `dataDir`. */
	authSecret: string | undefined;
	/** A second valid secret, while the secret is being changed. Nothing new is created with it. */
	authSecretAlso: string | undefined;
	identity: "built-in" | "firebase";
	signIn: SignInConfig;
	mail: MailConfig;
	billing: BillingConfig;
	/** Free access for people who join within a period; null if there is no promotion. */
	promotion: Promotion | null;
	replies: "auto" | "embedded" | "built-in" | "scripted" | ModelConfig["provider"];
	/** Undefined if replies do not come from a language model on a server. */
	model: ModelConfig | undefined;
	/** Undefined if replies do not come from a language model on this machine. */
	embedded: EmbeddedConfig | undefined;
	speechToText: "built-in" | "scripted" | "deepgram" | "google-cloud";
	/** Undefined if Deepgram is not configured. */
	deepgram: DeepgramConfig | undefined;
	/** Undefined if Google Cloud's recogniser is not configured. */
	googleSpeech: GoogleSpeechConfig | undefined;
	/** Undefined if no server for second transcriptions is configured. */
	listeningServer: ListeningServerConfig | undefined;
	/** Which missing models the server downloads by itself. */
	fetchModels: "on" | "listening" | "off";
	textToSpeech: "built-in" | "scripted" | "openai-compatible" | "elevenlabs" | "google-cloud" | "local";
	/** Undefined if no voice server is configured. */
	voiceServer: VoiceServerConfig | undefined;
	/** Undefined if Google Cloud's voices are not configured. */
	googleVoice: GoogleVoiceConfig | undefined;
	/** Undefined if banked voices are not configured. */
	ownVoice: OwnVoiceConfig | undefined;
	/** People without Interactions left may have basic replies, made in the browser. */
	freeBasicReplies: boolean;
	rateLimits: boolean;
	trustedProxies: TrustedProxies;
	/** Undefined if tracing is off. */
	tracing: TracingConfig | undefined;
	logLevel: string;
}

/** All problems with the environment, one per line. */
export class ConfigError extends Error {}

/**
 * Reads the environment into the configuration.
 * @throws {ConfigError} with one readable line for each problem
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const { data, error } = Environment.safeParse(given);
	if (error) {
		const lines = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
		throw new ConfigError(lines.join("\n"));
	}
	return Object.freeze({
		mode: data.NODE_ENV,
		role: data.ROLE,
		listeners: listenersConfig(data),
		listenersSecret: data.LISTENERS_SECRET,
		host: data.HOST,
		port: data.PORT,
		metricsPort: data.METRICS_PORT,
		publicUrl: data.PUBLIC_URL ?? `http://${data.HOST === "0.0.0.0" ? "localhost" : data.HOST}:${data.PORT}`,
		dataDir: data.DATA_DIR,
		database: data.DATABASE_URL
			? { adapter: "server" as const, url: data.DATABASE_URL }
			: { adapter: "embedded" as const },
		authSecret: data.AUTH_SECRET,
		authSecretAlso: data.AUTH_SECRET_ALSO,
		identity: data.IDENTITY,
		signIn: signInConfig(data),
		mail: mailConfig(data, data.NODE_ENV === "production"),
		billing: billingConfig(data),
		promotion: promotionConfig(data),
		replies: data.REPLIES,
		model: modelConfig(data),
		embedded: embeddedConfig(data),
		speechToText: data.SPEECH_TO_TEXT,
		deepgram: deepgramConfig(data),
		googleSpeech: googleSpeechConfig(data),
		listeningServer: listeningServerConfig(data),
		fetchModels: data.MODELS ?? (data.NODE_ENV === "development" ? "on" : "off"),
		textToSpeech: data.TEXT_TO_SPEECH,
		voiceServer: voiceServerConfig(data),
		googleVoice: googleVoiceConfig(data),
		ownVoice: ownVoiceConfig(data),
		freeBasicReplies: data.FREE_BASIC_REPLIES === "on",
		rateLimits: data.RATE_LIMITS === "on",
		trustedProxies: data.TRUST_PROXY,
		tracing: tracingConfig(data),
		logLevel: data.LOG_LEVEL,
	});
}
