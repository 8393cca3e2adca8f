import type { FirebaseConfig } from "../../config/sign-in.ts";
import type { Identity } from "../../seams/identity.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { FirebaseAccounts } from "./firebase-accounts.ts";
import { type FirebaseAccount, firebaseAdmin } from "./firebase-admin.ts";
import { firebaseTokens } from "./firebase-tokens.ts";

/**
 * Accounts at Firebase Authentication. The browser signs in there; the server verifies tokens and manages accounts.
 * @param now a clock in milliseconds
 */
export function firebaseIdentity(config: FirebaseConfig, now = Date.now): Identity {
	const admin = firebaseAdmin(config);
	const accounts = new FirebaseAccounts(admin.accountOf, now);
	const claimsOf = firebaseTokens(config);

	/** The cached account is dropped even if the call fails, because the change may still have happened. */
	async function change(localId: string, method: string, body: object, nothing?: string[]): Promise<void> {
		await admin.call(method, { localId, ...body }, nothing).finally(() => accounts.forget(localId));
	}

	return {
		name: "firebase",
		label: "Firebase Authentication",
		async verify(token) {
			const claims = await claimsOf(token);
			const account = claims && (await accounts.of(claims.sub));
			if (!account || account.disabled || isRevoked(account, claims.auth_time)) return null;
			return {
				userId: claims.sub,
				email: account.email ?? "",
				emailVerified: account.emailVerified ?? false,
				signedInAt: new Date(claims.auth_time * 1000),
				sessionId: undefined,
			};
		},
		async markEmailVerified(localId) {
			await change(localId, "accounts:update", { emailVerified: true });
		},
		async startReset(email) {
			const body = { requestType: "PASSWORD_RESET", email, returnOobLink: true };
			const answer = await admin.call("accounts:sendOobCode", body, ["EMAIL_NOT_FOUND"]);
			if (!answer) return null;
			const value = new URL(String(answer.oobLink)).searchParams.get("oobCode");
			if (!value) throw new SeamError("Firebase gave a reset link without a code", { retryable: true });
			return { parameter: "oobCode", value };
		},
		async setPassword(localId, password) {
			const validSince = String(Math.floor(Date.now() / 1000));
			await change(localId, "accounts:update", { password, validSince });
		},
		async hasPassword(localId) {
			const { providerUserInfo = [] } = (await accounts.of(localId)) ?? {};
			return providerUserInfo.some(({ providerId }) => providerId === "password");
		},
		async describe(localId) {
			const account = await admin.accountOf(localId);
			if (!account) return {};
			const { email, emailVerified, displayName, createdAt, lastLoginAt, providerUserInfo = [] } = account;
			const signInWith = providerUserInfo.map(({ providerId }) => providerId);
			return { id: localId, email, emailVerified, displayName, createdAt, lastLoginAt, signInWith };
		},
		async remove(localId) {
			await change(localId, "accounts:delete", {}, ["USER_NOT_FOUND"]);
		},
	};
}

/** Whether the sign-in is older than the moment from which Firebase accepts tokens of this account. */
const isRevoked = ({ validSince }: FirebaseAccount, authTime: number) => authTime < Number(validSince ?? 0);
