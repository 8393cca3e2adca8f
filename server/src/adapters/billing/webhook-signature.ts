import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds for which a signature is valid: the same as in Stripe's library. */
const tolerance = 300;

/** The `Stripe-Signature` header of a body sent at `now`. */
export function signWebhook(raw: Buffer, secret: string, now: Date): string {
	const seconds = Math.floor(now.getTime() / 1000);
	return `t=${seconds},v1=${digest(raw, secret, seconds)}`;
}

/** Whether this exact body was signed with the secret within the last minutes. */
export function isSigned(raw: Buffer, signature: string, secret: string, now: Date): boolean {
	const [, time, given = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
	const seconds = Number(time);
	if (!time || Math.abs(now.getTime() / 1000 - seconds) > tolerance) return false;
	return timingSafeEqual(Buffer.from(given), Buffer.from(digest(raw, secret, seconds)));
}

const digest = (raw: Buffer, secret: string, seconds: number): string =>
	createHmac("sha256", secret).update(`${seconds}.`).update(raw).digest("hex");
