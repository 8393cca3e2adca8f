import { resolve } from "node:path";
import { z } from "zod";
import { type BillingConfig, billingConfig, billingVariables, checkBilling } from "./billing.ts";
import { checkMail, type MailConfig, mailConfig, mailVariables } from "./mail.ts";
import { checkModel, type ModelConfig, modelConfig, modelVariables } from "./model.ts";
import type { Refuse } from "./refuse.ts";
import { checkSignIn, type SignInConfig, signInConfig, signInVariables } from "./sign-in.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const folder = z
	.string()
	.min(1)
	.transform((value) => resolve(value));
const address = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const Environment = z
	.object({
		NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
		HOST: z.string().default("127.0.0.1"),
		PORT: port.default(8080),
		PUBLIC_URL: address.optional(),
		DATA_DIR: folder.default(resolve("var")),
		DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
		EMBEDDED_DATABASE: z.enum(["allow"]).optional(),
		AUTH_SECRET: z.string().min(32).optional(),
		...signInVariables,
		...mailVariables,
		...billingVariables,
		...modelVariables,
		SPEECH_TO_TEXT: z.enum(["built-in", "scripted"]).default("built-in"),
		TEXT_TO_SPEECH: z.enum(["built-in", "scripted"]).default("built-in"),
		RATE_LIMITS: z.enum(["on", "off"]).default("on"),
		TRUST_PROXY: z.stringbool().default(false),
		LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
	})
	.check(({ value, issues }) => {
		const production = value.NODE_ENV === "production";
		const refuse: Refuse = (name, message) => issues.push({ code: "custom", path: [name], message, input: undefined });
		checkSignIn(value, production, refuse);
		checkMail(value, production, refuse);
		checkBilling(value, production, refuse);
		checkModel(value, production, refuse);
		if (!production) return;
		if (!value.DATABASE_URL && value.EMBEDDED_DATABASE !== "allow")
			refuse("DATABASE_URL", "is needed in production, or EMBEDDED_DATABASE=allow on a machine of one's own");
		if (!value.PUBLIC_URL) refuse("PUBLIC_URL", "is needed in production");
		if (!value.AUTH_SECRET) refuse("AUTH_SECRET", "is needed in production");
		if (value.RATE_LIMITS === "off") refuse("RATE_LIMITS", "cannot be off in production");
		for (const part of ["REPLIES", "SPEECH_TO_TEXT", "TEXT_TO_SPEECH"] as const)
			if (value[part] === "scripted") refuse(part, "cannot be scripted in production");
	});

/** The whole configuration, read once and frozen. */
export interface Config {
	mode: "development" | "production" | "test";
	host: string;
	port: number;
	/** The address people open, without a path. */
	publicUrl: string;
	dataDir: string;
	database: { adapter: "embedded" } | { adapter: "server"; url: string };
	/** Undefined: made once and kept under `dataDir`. */
	authSecret: string | undefined;
	identity: "built-in" | "firebase";
	signIn: SignInConfig;
	mail: MailConfig;
	billing: BillingConfig;
	replies: "built-in" | "scripted" | ModelConfig["provider"];
	/** Undefined where replies do not come from a language model. */
	model: ModelConfig | undefined;
	speechToText: "built-in" | "scripted";
	textToSpeech: "built-in" | "scripted";
	rateLimits: boolean;
	trustProxy: boolean;
	logLevel: string;
}

/** Says everything that is wrong with the environment, one line a problem. */
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
		host: data.HOST,
		port: data.PORT,
		publicUrl: data.PUBLIC_URL ?? `http://${data.HOST === "0.0.0.0" ? "localhost" : data.HOST}:${data.PORT}`,
		dataDir: data.DATA_DIR,
		database: data.DATABASE_URL
			? { adapter: "server" as const, url: data.DATABASE_URL }
			: { adapter: "embedded" as const },
		authSecret: data.AUTH_SECRET,
		identity: data.IDENTITY,
		signIn: signInConfig(data),
		mail: mailConfig(data, data.NODE_ENV === "production"),
		billing: billingConfig(data),
		replies: data.REPLIES,
		model: modelConfig(data),
		speechToText: data.SPEECH_TO_TEXT,
		textToSpeech: data.TEXT_TO_SPEECH,
		rateLimits: data.RATE_LIMITS === "on",
		trustProxy: data.TRUST_PROXY,
		logLevel: data.LOG_LEVEL,
	});
}
