import { importPKCS8, SignJWT } from "jose";
import { z } from "zod";
import type { FirebaseConfig } from "../../config/sign-in.ts";
import { SeamError } from "../../seams/seam-error.ts";

const tokenUrl = "https://oauth2.googleapis.com/token";
const scope = "https://www.googleapis.com/auth/identitytoolkit";
/** The timeout of a call in milliseconds. */
const patience = 10_000;
const hour = 60 * 60;

const Account = z.object({
	localId: z.string(),
	email: z.string().optional(),
	emailVerified: z.boolean().optional(),
	disabled: z.boolean().optional(),
	displayName: z.string().optional(),
	createdAt: z.string().optional(),
	lastLoginAt: z.string().optional(),
	/** Seconds since 1970. Tokens from earlier sign-ins are invalid. */
	validSince: z.string().optional(),
	providerUserInfo: z.array(z.object({ providerId: z.string() })).optional(),
});
export type FirebaseAccount = z.infer<typeof Account>;

const Answer = z.record(z.string(), z.unknown());
type Answer = z.infer<typeof Answer>;
const Failure = z.object({ error: z.object({ message: z.string() }) });

/** Calls of the Identity Toolkit, as an administrator of the project. */
export function firebaseAdmin({ projectId, access }: FirebaseConfig) {
	const base =
		"emulator" in access
			? `http://${access.emulator}/identitytoolkit.googleapis.com`
			: "https://identitytoolkit.googleapis.com";
	const accessToken = "emulator" in access ? async () => "owner" : serviceAccountToken(access);

	/** @returns the answer, or null if Firebase refuses with one of the codes in `nothing` @throws {SeamError} */
	async function call(method: string, body: object, nothing: string[] = []): Promise<Answer | null> {
		const response = await post(`${base}/v1/projects/${projectId}/${method}`, JSON.stringify(body), {
			authorization: `Bearer ${await accessToken()}`,
			"content-type": "application/json",
		});
		const answer: unknown = await response.json().catch(() => undefined);
		if (response.ok) return Answer.parse(answer);
		const reason = Failure.safeParse(answer).data?.error.message.split(" ")[0] ?? "";
		if (nothing.includes(reason)) return null;
		const retryable = response.status === 429 || response.status >= 500;
		throw new SeamError(`Firebase refused ${method}: ${response.status} ${reason}`, { retryable });
	}

	return {
		call,
		async accountOf(localId: string): Promise<FirebaseAccount | undefined> {
			const answer = await call("accounts:lookup", { localId: [localId] });
			return z.array(Account).parse(answer?.users ?? [])[0];
		},
	};
}

/** An access token for a service account (RFC 7523), cached until shortly before it expires after an hour. */
function serviceAccountToken({ email, privateKey }: { email: string; privateKey: string }): () => Promise<string> {
	let kept: { token: string; until: number } | undefined;
	return async () => {
		const now = Math.floor(Date.now() / 1000);
		if (kept && now < kept.until) return kept.token;
		const assertion = await new SignJWT({ scope })
			.setProtectedHeader({ alg: "RS256", typ: "JWT" })
			.setIssuer(email)
			.setAudience(tokenUrl)
			.setIssuedAt(now)
			.setExpirationTime(now + hour)
			.sign(await importPKCS8(privateKey, "RS256"));
		const form = new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion });
		const response = await post(tokenUrl, form);
		if (!response.ok)
			throw new SeamError(`Google gave no access token: ${response.status}`, { retryable: response.status >= 500 });
		const { access_token: token, expires_in: seconds } = z
			.object({ access_token: z.string(), expires_in: z.number() })
			.parse(await response.json());
		kept = { token, until: now + seconds - 5 * 60 };
		return token;
	};
}

async function post(url: string, body: string | URLSearchParams, headers: Record<string, string> = {}) {
	try {
		return await fetch(url, { method: "POST", body, headers, signal: AbortSignal.timeout(patience) });
	} catch (cause) {
		throw new SeamError("Firebase could not be reached", { retryable: true, cause });
	}
}
