import type { FirebaseConfig } from "../../config/sign-in.ts";
import type { Identity } from "../../seams/identity.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { type FirebaseAccount, firebaseAdmin } from "./firebase-admin.ts";
import { firebaseTokens } from "./firebase-tokens.ts";

/** Accounts kept by Firebase Authentication. The browser signs in there; the server proves tokens and looks after accounts. */
export function firebaseIdentity(config: FirebaseConfig): Identity {
	const admin = firebaseAdmin(config);
	const claimsOf = firebaseTokens(config);

	return {
		name: "firebase",
		label: "Firebase Authentication",
		async verify(token) {
			const claims = await claimsOf(token);
			const account = claims && (await admin.accountOf(claims.sub));
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
			await admin.call("accounts:update", { localId, emailVerified: true });
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
			await admin.call("accounts:update", { localId, password, validSince });
		},
		async describe(localId) {
			const account = await admin.accountOf(localId);
			if (!account) return {};
			const { email, emailVerified, displayName, createdAt, lastLoginAt, providerUserInfo = [] } = account;
			const signInWith = providerUserInfo.map(({ providerId }) => providerId);
			return { id: localId, email, emailVerified, displayName, createdAt, lastLoginAt, signInWith };
		},
		async remove(localId) {
			await admin.call("accounts:delete", { localId }, ["USER_NOT_FOUND"]);
		},
	};
}

/** Whether the sign-in is older than the moment from which Firebase takes tokens of this account. */
const isRevoked = ({ validSince }: FirebaseAccount, authTime: number) => authTime < Number(validSince ?? 0);
