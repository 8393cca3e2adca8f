import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { clientAddressHeader } from "../seams/identity.ts";

/** Paths that take a password or a reset token, or begin a sign-in elsewhere. */
const credentialPaths = /\/(sign-in|sign-up|reset-password|oauth-popup)(\/|$)/;

/** Serves the identity library at `/api/auth`, with its own paths, behind our limits. */
export async function serveIdentity(api: FastifyInstance, context: Context): Promise<void> {
	const { identityPaths } = context;
	if (!identityPaths) return;
	await api.register(async (auth) => {
		auth.removeAllContentTypeParsers();
		auth.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 16 * 1024 }, (_request, body, done) =>
			done(null, body),
		);
		auth.route({
			method: ["GET", "POST"],
			url: "/auth/*",
			schema: { hide: true },
			async handler(request, reply) {
				await limitTries(request, context);
				// The window that comes back from Google or Apple still belongs to the page that opened it; a redirect on
				// the way that says otherwise would part them, too.
				reply.header("cross-origin-opener-policy", "unsafe-none");
				if (isPostedCallback(request)) return reply.redirect(asQuery(request), 303);
				const response = await identityPaths(asRequest(request, context.config.publicUrl));
				reply.code(response.status);
				for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
				const cookies = response.headers.getSetCookie();
				if (cookies.length > 0) reply.header("set-cookie", cookies);
				return reply.send(Buffer.from(await response.arrayBuffer()));
			},
		});
	});
}

/** Apple posts its answer as a form from its own page, where a browser leaves our cookies out. */
const isPostedCallback = (request: FastifyRequest) => request.method === "POST" && /\/callback\//.test(pathOf(request));

/** The same answer as an address, which the browser then asks for with our cookies: they say that we asked for it. */
function asQuery(request: FastifyRequest): string {
	const form = new URLSearchParams(String(request.body));
	return `${pathOf(request)}?${form}`;
}

const pathOf = (request: FastifyRequest) => request.url.split("?")[0] ?? "";

async function limitTries(request: FastifyRequest, { rateLimits }: Context): Promise<void> {
	if (!credentialPaths.test(pathOf(request))) return;
	await rateLimits.count("credentials", request.ip);
	const email = emailIn(request.body);
	// Hashed: the table of limits is no list of who tried to log in.
	const key = createHash("sha256").update(`${request.ip} ${email}`).digest("base64url");
	if (email) await rateLimits.count("account", key);
}

function emailIn(body: unknown): string | undefined {
	try {
		const { email } = JSON.parse(String(body)) as { email?: unknown };
		return typeof email === "string" ? email.trim().toLowerCase() : undefined;
	} catch {
		return undefined;
	}
}

function asRequest(request: FastifyRequest, publicUrl: string): Request {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers))
		if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	headers.set(clientAddressHeader, request.ip);
	// Node's own fetch says a mode, as browsers do, but never a site, as browsers always do: it is a script, which no page
	// can trick, and the library would refuse it for having no origin.
	if (!headers.has("sec-fetch-site")) headers.delete("sec-fetch-mode");
	const body = request.method === "POST" ? (request.body as Buffer | undefined) : undefined;
	return new Request(new URL(request.url, publicUrl), {
		method: request.method,
		headers,
		...(body && { body: new Uint8Array(body) }),
	});
}
