import { limits } from "@sayso/contract/limits.ts";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { bearer, jwt, oauthPopup } from "better-auth/plugins";
import { eq } from "drizzle-orm";
import { clientAddressHeader } from "../../seams/identity.ts";
import type { Database } from "../../store/database.ts";
import * as tables from "../../store/identity-schema.ts";
import { type OpenIdProvider, openIdProviders } from "./open-id.ts";

export const audience = "sayso";

/** Paths of the library that our own calls take the place of, or that nobody here needs. */
const disabledPaths = [
	"/account-info",
	"/change-email",
	"/change-password",
	"/delete-user",
	"/delete-user/callback",
	"/get-access-token",
	"/link-social",
	"/list-accounts",
	"/refresh-token",
	"/request-password-reset",
	"/send-verification-email",
	"/sign-in/social",
	"/unlink-account",
	"/update-session",
	"/update-user",
	"/verify-email",
];

export interface AuthOptions {
	db: Database;
	publicUrl: string;
	/** At least 32 characters; signs the session cookies and seals the signing keys. */
	secret: string;
	/** Addresses a browser may call from. */
	origins: string[];
	providers: readonly OpenIdProvider[];
}

/** The identity library, set up: sessions in cookies, ID tokens, passwords, and the providers that are configured. */
export function makeAuth({ db, publicUrl, secret, origins, providers }: AuthOptions) {
	return betterAuth({
		baseURL: publicUrl,
		basePath: "/api/auth",
		secret,
		trustedOrigins: origins,
		disabledPaths,
		database: drizzleAdapter(db, { provider: "pg", schema: tables, transaction: true }),
		emailAndPassword: {
			enabled: true,
			autoSignIn: true,
			minPasswordLength: limits.password.minimumAtSignUp,
			maxPasswordLength: limits.password.maximum,
			revokeSessionsOnPasswordReset: true,
			async onPasswordReset({ user }) {
				// Whoever opened the link reads the mail of this address.
				await db.update(tables.user).set({ emailVerified: true }).where(eq(tables.user.id, user.id));
				await db.delete(tables.verification).where(eq(tables.verification.value, user.id));
			},
		},
		verification: { storeIdentifier: "hashed" },
		account: {
			// An account is joined with a provider's only where both sides have proved the address.
			accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
			updateAccountOnSignIn: false,
		},
		databaseHooks: {
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
		logger: { disabled: true },
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
