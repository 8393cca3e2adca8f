import { randomBytes } from "node:crypto";
import { limits } from "@sayso/contract/limits.ts";
import { and, eq, ne } from "drizzle-orm";
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Identity } from "../../seams/identity.ts";
import type { Database } from "../../store/database.ts";
import { account, session, user, verification } from "../../store/identity-schema.ts";
import { type AuthOptions, audience, makeAuth } from "./auth.ts";
import { signedAnew } from "./signed-anew.ts";

export interface BuiltInIdentity extends Identity {
	/** Serves the identity library's own paths below `/api/auth`. */
	handle(request: Request): Promise<Response>;
}

/** Accounts in our own database. */
export function builtInIdentity(options: AuthOptions): BuiltInIdentity {
	const { db, publicUrl } = options;
	const auth = makeAuth(options);

	let keys: JSONWebKeySet | undefined;
	const keyOf: JWTVerifyGetKey = async (header, token) => {
		// Another replica may have created a key since: read the keys again if this one is unknown.
		if (!keys?.keys.some(({ kid }) => kid === header?.kid)) keys = (await auth.api.getJwks()) as JSONWebKeySet;
		return createLocalJWKSet(keys)(header, token);
	};

	return {
		name: "built-in",
		label: "Built-in accounts",
		handle: (request) => auth.handler(signedAnew(request, options.secrets)),
		async verify(token) {
			const claims = await jwtVerify(token, keyOf, { issuer: publicUrl, audience }).then(
				({ payload }) => payload,
				(error) => {
					// An invalid token means not signed in. A failure to read the keys is an error.
					if (error instanceof errors.JOSEError) return null;
					throw error;
				},
			);
			if (!claims?.sub || typeof claims.sid !== "string") return null;
			// A token may outlive its session, so the database is checked for the person and the session.
			const [found] = await db
				.select({ email: user.email, emailVerified: user.emailVerified, signedInAt: session.createdAt })
				.from(session)
				.innerJoin(user, eq(user.id, session.userId))
				.where(and(eq(session.id, claims.sid), eq(user.id, claims.sub)));
			return found ? { ...found, userId: claims.sub, sessionId: claims.sid } : null;
		},
		async markEmailVerified(userId) {
			await db.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
		},
		async startReset(email) {
			const { internalAdapter } = await auth.$context;
			const found = await internalAdapter.findUserByEmail(email.toLowerCase());
			if (!found) return null;
			const value = randomBytes(32).toString("base64url");
			// The library's /reset-password looks the value up under this name. Only a hash of it is stored.
			await internalAdapter.createVerificationValue({
				identifier: `reset-password:${value}`,
				value: found.user.id,
				expiresAt: new Date(Date.now() + limits.resetMinutes * 60_000),
			});
			return { parameter: "token", value };
		},
		async setPassword(userId, password, keepSession) {
			const { internalAdapter, password: hashing } = await auth.$context;
			const hashed = await hashing.hash(password);
			if (await internalAdapter.findCredentialAccount(userId)) await internalAdapter.updatePassword(userId, hashed);
			else
				await internalAdapter.createAccount({
					userId,
					providerId: "credential",
					accountId: userId,
					password: hashed,
				});
			const ended = await db
				.delete(session)
				.where(and(eq(session.userId, userId), keepSession ? ne(session.id, keepSession) : undefined))
				.returning({ id: session.id });
			for (const { id } of ended) options.onSessionEnd?.(id);
			await forgetResets(db, userId);
		},
		async hasPassword(userId) {
			const { internalAdapter } = await auth.$context;
			return Boolean((await internalAdapter.findCredentialAccount(userId))?.password);
		},
		async describe(userId) {
			const [held] = await db.select().from(user).where(eq(user.id, userId));
			const signInWith = await db
				.select({ provider: account.providerId, since: account.createdAt })
				.from(account)
				.where(eq(account.userId, userId));
			const sessions = await db
				.select({ since: session.createdAt, address: session.ipAddress, browser: session.userAgent })
				.from(session)
				.where(eq(session.userId, userId));
			return { ...held, signInWith, sessions };
		},
		async remove(userId) {
			await forgetResets(db, userId);
			await db.delete(user).where(eq(user.id, userId));
		},
	};
}

/** Invalidates the person's earlier reset links. */
const forgetResets = (db: Database, userId: string) => db.delete(verification).where(eq(verification.value, userId));
