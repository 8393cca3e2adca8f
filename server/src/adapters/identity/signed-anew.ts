import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../config/secret.ts";

/** Cookies of the library: see `cookiePrefix`. */
const ours = /^(?:__Secure-)?sayso\./;

/**
 * A request as the library takes it while a secret is being changed: it knows only the current one to check what browsers
 * hold. What another valid secret signed, in a cookie or as a token, is handed on as the current one would have signed it.
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

	/** `value.signature`, encoded as in an address. Whatever is anything else is left as it is. */
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
