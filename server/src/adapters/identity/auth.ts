import { limits } from "@sayso/contract/limits.ts";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { bearer, jwt, oauthPopup } from "better-auth/plugins";
import { eq } from "drizzle-orm";
import type { Secrets } from "../../config/secret.ts";
import { clientAddressHeader } from "../../seams/identity.ts";
import type { Database } from "../../store/database.ts";
import * as tables from "../../store/identity-schema.ts";
import { type OpenIdProvider, openIdProviders } from "./open-id.ts";
import { numbered } from "./signing-keys.ts";

export const audience = "sayso";

/** Keeps passwords as what they cannot be read from. */
export interface Passwords {
	hash(password: string): Promise<string>;
	verify(kept: { hash: string; password: string }): Promise<boolean>;
}

export interface AuthOptions {
	db: Database;
	publicUrl: string;
	/** At least 32 characters each; they sign the session cookies and seal the signing keys. */
	secrets: Secrets;
	/** Addresses a browser may call from. */
	origins: string[];
	providers: readonly OpenIdProvider[];
	/** How passwords are kept where that is not to be the library's way. */
	passwords?: Passwords | undefined;
	/** Takes what went wrong inside the library. It would print it, with what the database was given. */
	report(error: Error): void;
	/** Somebody with this address has opened the link of a reset mail and set a new password. */
	onReset(email: string): Promise<void>;
	/** A session has ended: by sign-out, or with a new password. */
	onSessionEnd(sessionId: string): void;
}

/** The identity library, set up: sessions in cookies, ID tokens, passwords, and the providers that are configured. */
export function makeAuth(options: AuthOptions) {
	const { db, publicUrl, secrets, origins, providers, passwords, report, onReset, onSessionEnd } = options;
	return betterAuth({
		baseURL: publicUrl,
		basePath: "/api/auth",
		// What was sealed before the secrets had numbers.
		secret: secrets[0],
		secrets: numbered(secrets),
		trustedOrigins: origins,
		database: drizzleAdapter(db, { provider: "pg", schema: tables, transaction: true }),
		emailAndPassword: {
			enabled: true,
			...(passwords && { password: passwords }),
			autoSignIn: true,
			minPasswordLength: limits.password.minimumAtSignUp,
			maxPasswordLength: limits.password.maximum,
			revokeSessionsOnPasswordReset: true,
			async onPasswordReset({ user }) {
				// Whoever opened the link reads the mail of this address.
				await db.update(tables.user).set({ emailVerified: true }).where(eq(tables.user.id, user.id));
				await db.delete(tables.verification).where(eq(tables.verification.value, user.id));
				await onReset(user.email);
			},
		},
		verification: { storeIdentifier: "hashed" },
		account: {
			// An account is joined with a provider's only where both sides have proved the address.
			accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
			updateAccountOnSignIn: false,
		},
		databaseHooks: {
			session: { delete: { after: async ({ id }) => onSessionEnd?.(id) } },
			account: {
				create: {
					// Nothing here calls Google or Apple on a person's behalf: their tokens are not kept.
					before: async (account) => ({
						data: { ...account, accessToken: null, refreshToken: null, idToken: null },
					}),
				},
			},
		},
		// Tries are limited in `http/rate-limits.ts`, as those of every other call are.
		rateLimit: { enabled: false },
		advanced: {
			cookiePrefix: "sayso",
			ipAddress: { ipAddressHeaders: [clientAddressHeader] },
			// Said outright: the library leaves the check out when it believes it is being tested.
			disableOriginCheck: false,
		},
		// Its sentences name addresses, and its router prints what it does not know: errors alone are taken, or thrown on.
		logger: {
			level: "error",
			log(_level, ...said: unknown[]) {
				const error = said.find((one) => one instanceof Error);
				if (error) report(error);
			},
		},
		onAPIError: { throw: true },
		telemetry: { enabled: false },
		plugins: [
			bearer(),
			jwt({
				jwt: {
					issuer: publicUrl,
					audience,
					expirationTime: "15m",
					definePayload: ({ user, session }) => ({
						email: user.email,
						email_verified: user.emailVerified,
						auth_time: Math.floor(session.createdAt.getTime() / 1000),
						sid: session.id,
					}),
				},
			}),
			openIdProviders(providers),
			oauthPopup(),
		],
	});
}
