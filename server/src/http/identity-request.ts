import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import type { FastifyRequest } from "fastify";
import { clientAddressHeader } from "../seams/identity.ts";

/** The identity library's own names of the served paths. */
export type IdentityPath =
	| "/get-session"
	| "/token"
	| "/jwks"
	| "/sign-out"
	| "/sign-up/email"
	| "/sign-in/email"
	| "/reset-password"
	| "/oauth-popup/start"
	| `/callback/${SignInProvider}`;

/** Headers of the received body, which are wrong for the forwarded one. */
const ofTheBody = new Set(["content-type", "content-length", "content-encoding", "transfer-encoding"]);

/** A request for the library: one of its paths, under its own name, with the original query. */
export function asLibraryRequest(
	request: FastifyRequest,
	publicUrl: string,
	path: IdentityPath,
	body: object | undefined,
): Request {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers))
		if (value !== undefined && !ofTheBody.has(name)) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	headers.set(clientAddressHeader, request.ip);
	// Node's fetch sends a mode, as browsers do, but never a site, as browsers always do. Such a request comes from a
	// script, which a web page cannot abuse, and the library would refuse it for its missing origin.
	if (!headers.has("sec-fetch-site")) headers.delete("sec-fetch-mode");
	if (body) headers.set("content-type", "application/json");
	const url = new URL(`/api/auth${path}`, publicUrl);
	url.search = request.url.split("?").slice(1).join("?");
	return new Request(url, {
		method: body ? "POST" : "GET",
		headers,
		...(body && { body: JSON.stringify(body) }),
	});
}
