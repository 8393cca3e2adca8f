import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../config/secret.ts";

/** The library's cookies: see `cookiePrefix`. */
const ours = /^(?:__Secure-)?sayso\./;

/**
 * Converts a request while the auth secret is being changed. The library verifies browser cookies and tokens with the
 * current secret only, so values that another valid secret signed are signed again with the current one.
 */
export function signedAnew(request: Request, secrets: Secrets): Request {
	if (secrets.length === 1) return request;
	const headers = new Headers(request.headers);
	const cookies = headers.get("cookie");
	if (cookies) headers.set("cookie", cookies.split(/; */).map(cookieAnew).join("; "));
	const [, token] = /^bearer (.+)$/i.exec(headers.get("authorization") ?? "") ?? [];
	if (token) headers.set("authorization", `Bearer ${valueAnew(token.trim())}`);
	return new Request(request, { headers });

	function cookieAnew(pair: string): string {
		const [name = "", ...rest] = pair.split("=");
		return ours.test(name) ? `${name}=${valueAnew(rest.join("="))}` : pair;
	}

	/** Converts `value.signature`, URL-encoded. Any other text is returned unchanged. */
	function valueAnew(encoded: string): string {
		const decoded = decode(encoded);
		const dot = decoded.lastIndexOf(".");
		const [value, signature] = [decoded.slice(0, dot), decoded.slice(dot + 1)];
		const [current, ...others] = secrets;
		if (dot < 1 || !others.some((secret) => isSignedBy(secret, value, signature))) return encoded;
		return encodeURIComponent(`${value}.${signatureOf(value, current).toString("base64")}`);
	}
}

const signatureOf = (value: string, secret: string) => createHmac("sha256", secret).update(value).digest();

function isSignedBy(secret: string, value: string, signature: string): boolean {
	const [given, expected] = [Buffer.from(signature, "base64"), signatureOf(value, secret)];
	return given.length === expected.length && timingSafeEqual(given, expected);
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
