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

/** Hashes and verifies passwords. */
export interface Passwords {
	hash(password: string): Promise<string>;
	verify(kept: { hash: string; password: string }): Promise<boolean>;
}

export interface AuthOptions {
	db: Database;
	publicUrl: string;
	/** At least 32 characters each. They sign the session cookies and encrypt the signing keys. */
	secrets: Secrets;
	/** Origins that browsers may call from. */
	origins: string[];
	providers: readonly OpenIdProvider[];
	/** Replaces the library's password hashing, for tests. */
	passwords?: Passwords | undefined;
	/** Receives the library's errors. By default the library would print them with their database parameters. */
	report(error: Error): void;
	/** Called when the owner of this address has opened the link of a reset mail and set a new password. */
	onReset(email: string): Promise<void>;
	/** Called when a session ends: by sign-out, or with a new password. */
	onSessionEnd(sessionId: string): void;
}

/** The configured identity library: sessions in cookies, ID tokens, passwords, and the configured providers. */
export function makeAuth(options: AuthOptions) {
	const { db, publicUrl, secrets, origins, providers, passwords, report, onReset, onSessionEnd } = options;
	return betterAuth({
		baseURL: publicUrl,
		basePath: "/api/auth",
		// Decrypts data that was encrypted before secrets had version numbers.
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
				// The person opened a link that was mailed to this address, so they own it.
				await db.update(tables.user).set({ emailVerified: true }).where(eq(tables.user.id, user.id));
				await db.delete(tables.verification).where(eq(tables.verification.value, user.id));
				await onReset(user.email);
			},
		},
		verification: { storeIdentifier: "hashed" },
		account: {
			// An account is linked with a provider's account only if both have verified the address.
			accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
			updateAccountOnSignIn: false,
		},
		databaseHooks: {
			session: { delete: { after: async ({ id }) => onSessionEnd?.(id) } },
			account: {
				create: {
					// The providers' tokens are not stored: the server never calls Google or Apple on a person's
					// behalf.
					before: async (account) => ({
						data: { ...account, accessToken: null, refreshToken: null, idToken: null },
					}),
				},
			},
		},
		// Attempts are limited in `http/rate-limits.ts`, like those of every other call.
		rateLimit: { enabled: false },
		advanced: {
			cookiePrefix: "sayso",
			ipAddress: { ipAddressHeaders: [clientAddressHeader] },
			// Set explicitly: the library skips this check if it believes that it runs in a test.
			disableOriginCheck: false,
		},
		// The library's messages contain addresses, so they are dropped. Errors are reported or thrown.
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
