import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import type { FastifyRequest } from "fastify";
import { clientAddressHeader } from "../seams/identity.ts";

/** The library's own names of the paths that are served. */
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

/** Headers of what was sent, which say nothing true of what is handed on. */
const ofTheBody = new Set(["content-type", "content-length", "content-encoding", "transfer-encoding"]);

/** A request as the library takes it: to one of its paths, by its own name, with the query as it came. */
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
	// Node's own fetch says a mode, as browsers do, but never a site, as browsers always do: it is a script, which no page
	// can trick, and the library would refuse it for having no origin.
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
