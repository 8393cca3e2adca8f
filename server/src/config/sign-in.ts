import { readFileSync } from "node:fs";
import { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import { z } from "zod";
import type { Refuse } from "./refuse.ts";

const ServiceAccount = z.object({ client_email: z.string(), private_key: z.string() });

/** The environment variables of signing in. */
export const signInVariables = {
	IDENTITY: z.enum(["built-in", "firebase"]).default("built-in"),
	GOOGLE_CLIENT_ID: z.string().optional(),
	GOOGLE_CLIENT_SECRET: z.string().optional(),
	APPLE_CLIENT_ID: z.string().optional(),
	APPLE_TEAM_ID: z.string().optional(),
	APPLE_KEY_ID: z.string().optional(),
	APPLE_PRIVATE_KEY: z
		.string()
		.transform((pem) => pem.replaceAll("\\n", "\n"))
		.optional(),
	LOCAL_OIDC: z.stringbool().default(false),
	LOCAL_OIDC_PORT: z.coerce.number().int().min(0).max(65_535).default(8090),
	FIREBASE_PROJECT_ID: z.string().optional(),
	FIREBASE_API_KEY: z.string().optional(),
	FIREBASE_AUTH_DOMAIN: z.string().optional(),
	FIREBASE_PROVIDERS: z
		.string()
		.transform((names) => names.split(","))
		.pipe(z.array(SignInProvider))
		.optional(),
	FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
	FIREBASE_EMULATOR: z
		.string()
		.regex(/^[\w.-]+:\d+$/, "has to be host:port")
		.optional(),
};

const Variables = z.object(signInVariables);
type Variables = z.infer<typeof Variables>;

export interface FirebaseConfig {
	projectId: string;
	apiKey: string;
	authDomain: string;
	/** The sign-in providers that the Firebase project has enabled. */
	providers: SignInProvider[];
	/** `host:port` of the emulator, or the service account of the real project. */
	access: { emulator: string } | { email: string; privateKey: string };
}

export interface SignInConfig {
	google: { id: string; secret: string } | undefined;
	apple: { id: string; teamId: string; keyId: string; privateKey: string } | undefined;
	/** The port of the local provider that replaces Google and Apple, if it is enabled. */
	localPort: number | undefined;
	/** Firebase's settings, if it is the identity provider. */
	firebase: FirebaseConfig | undefined;
}

const together = [
	["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
	["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"],
] as const;

/** Reports invalid combinations of the variables. */
export function checkSignIn(value: Variables, production: boolean, refuse: Refuse): void {
	for (const names of together)
		if (names.some((name) => value[name]))
			for (const name of names) if (!value[name]) refuse(name, `is needed with ${names.find((one) => value[one])}`);
	if (value.LOCAL_OIDC && (value.GOOGLE_CLIENT_ID || value.APPLE_CLIENT_ID))
		refuse("LOCAL_OIDC", "stands where Google and Apple would: configure either");
	if (production && value.LOCAL_OIDC) refuse("LOCAL_OIDC", "cannot be on in production: it lets anybody in as anybody");
	if (production && value.FIREBASE_EMULATOR) refuse("FIREBASE_EMULATOR", "cannot be used in production");
	if (value.IDENTITY !== "firebase") return;
	for (const name of ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY"] as const)
		if (!value[name]) refuse(name, "is needed for IDENTITY=firebase");
	if (!value.FIREBASE_EMULATOR && !value.FIREBASE_SERVICE_ACCOUNT)
		refuse("FIREBASE_SERVICE_ACCOUNT", "is needed for IDENTITY=firebase: the file of a service account's key");
	if (value.FIREBASE_SERVICE_ACCOUNT && !readServiceAccount(value.FIREBASE_SERVICE_ACCOUNT))
		refuse("FIREBASE_SERVICE_ACCOUNT", "names no readable key of a service account");
}

/** The configured sign-in methods. */
export function signInConfig(value: Variables): SignInConfig {
	const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } =
		value;
	return {
		google:
			GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET ? { id: GOOGLE_CLIENT_ID, secret: GOOGLE_CLIENT_SECRET } : undefined,
		apple:
			APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY
				? { id: APPLE_CLIENT_ID, teamId: APPLE_TEAM_ID, keyId: APPLE_KEY_ID, privateKey: APPLE_PRIVATE_KEY }
				: undefined,
		localPort: value.LOCAL_OIDC ? value.LOCAL_OIDC_PORT : undefined,
		firebase: value.IDENTITY === "firebase" ? firebaseConfig(value) : undefined,
	};
}

function firebaseConfig(value: Variables): FirebaseConfig {
	const { FIREBASE_PROJECT_ID: projectId = "", FIREBASE_API_KEY: apiKey = "" } = value;
	const account = readServiceAccount(value.FIREBASE_SERVICE_ACCOUNT);
	return {
		projectId,
		apiKey,
		authDomain: value.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
		providers: value.FIREBASE_PROVIDERS ?? [],
		access: value.FIREBASE_EMULATOR
			? { emulator: value.FIREBASE_EMULATOR }
			: { email: account?.client_email ?? "", privateKey: account?.private_key ?? "" },
	};
}

function readServiceAccount(file: string | undefined): z.infer<typeof ServiceAccount> | undefined {
	try {
		return file ? ServiceAccount.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
	} catch {
		return undefined;
	}
}
