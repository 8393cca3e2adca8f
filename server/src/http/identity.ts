import { daySeconds } from "@sayso/contract/day.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import { Text } from "@sayso/contract/rules/text.ts";
import { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../context.ts";
import { refuseEasyPassword } from "../features/accounts/easy-passwords.ts";
import { countGuess, deviceKey, forgiveGuesses, type Guess } from "../features/accounts/guesses.ts";
import { asLibraryRequest, type IdentityPath } from "./identity-request.ts";
import { networkOf } from "./network.ts";
import { sendPage } from "./plain-page.ts";
import { signInLostPage, signInWindow, signInWindowPolicy } from "./sign-in-window.ts";

const Credentials = z.object({ email: Text, password: Text });
const NewPassword = z.object({ token: Text, newPassword: Text });
interface Bodies {
	credentials: { Body: z.infer<typeof Credentials> };
	newPassword: { Body: z.infer<typeof NewPassword> };
}

/**
 * Serves the paths of the identity library that are used, at `/api/auth`, each under its own name; other paths of the
 * library are unreachable. The library gets our name of the path and our parsed body, never the raw ones, so that rate
 * limits and the library always see the same values.
 */
export async function serveIdentity(api: FastifyInstance, context: Context): Promise<void> {
	const { identityPaths, rateLimits } = context;
	if (!identityPaths) return;
	const hidden = { schema: { hide: true }, exposeHeadRoute: false };

	async function ask(request: FastifyRequest, path: IdentityPath, body?: object): Promise<Response> {
		const response = await identityPaths?.(asLibraryRequest(request, context.config.publicUrl, path, body));
		// The cause was logged where it happened.
		if (!response || response.status >= 500) throw new Refusal("internal");
		return response;
	}

	await api.register(async (auth) => {
		auth.removeContentTypeParser("text/plain");
		auth.addHook("onRequest", async (_request, reply) => {
			reply.header("cache-control", "no-store");
			// The window that returns from Google or Apple must stay connected to the page that opened it. A stricter
			// policy on a redirect would disconnect them.
			reply.header("cross-origin-opener-policy", "unsafe-none");
		});

		for (const path of ["/get-session", "/token", "/jwks"] as const)
			auth.get(`/auth${path}`, hidden, async (request, reply) => pass(reply, await ask(request, path)));

		auth.post("/auth/sign-out", hidden, async (request, reply) => pass(reply, await ask(request, "/sign-out", {})));

		auth.post<Bodies["credentials"]>("/auth/sign-up/email", withBody(Credentials), async (request, reply) => {
			await rateLimits.count("credentials", networkOf(request.ip));
			const { email, password } = request.body;
			refuseEasyPassword(password, email);
			// The name comes later, with the profile and its rules.
			const response = await ask(request, "/sign-up/email", { email, password, name: "" });
			if (response.ok) rememberDevice(reply, context, email);
			return pass(reply, response);
		});

		auth.post<Bodies["credentials"]>("/auth/sign-in/email", withBody(Credentials), async (request, reply) => {
			const { email, password } = request.body;
			const network = networkOf(request.ip);
			await rateLimits.count("credentials", network);
			const guess: Guess = { email, network, device: deviceOf(request) };
			await countGuess(context, guess);
			const response = await ask(request, "/sign-in/email", { email, password });
			if (response.ok) {
				await forgiveGuesses(context, guess);
				rememberDevice(reply, context, email);
			}
			return pass(reply, response);
		});

		auth.post<Bodies["newPassword"]>("/auth/reset-password", withBody(NewPassword), async (request, reply) => {
			await rateLimits.count("credentials", networkOf(request.ip));
			const { token, newPassword } = request.body;
			refuseEasyPassword(newPassword);
			return pass(reply, await ask(request, "/reset-password", { token, newPassword }));
		});

		auth.get("/auth/oauth-popup/start", hidden, async (request, reply) => {
			await rateLimits.count("credentials", networkOf(request.ip));
			return passWindow(reply, await ask(request, "/oauth-popup/start"));
		});

		// Where the library sends a browser that it cannot return to a page of ours.
		auth.get("/auth/error", hidden, (_request, reply) => sendPage(reply.code(400), signInLostPage()));

		for (const provider of SignInProvider.options) serveCallback(auth, `/callback/${provider}`, hidden, ask);
	});
}

const withBody = (body: z.ZodType) => ({ schema: { hide: true, body }, bodyLimit: 16 * 1024 });

/** Apple posts its answer as a form from its own page; the browser then leaves our cookies out. */
async function serveCallback(
	auth: FastifyInstance,
	path: IdentityPath,
	options: object,
	ask: (request: FastifyRequest, path: IdentityPath) => Promise<Response>,
): Promise<void> {
	await auth.register(async (callback) => {
		callback.removeAllContentTypeParsers();
		callback.addContentTypeParser(
			"application/x-www-form-urlencoded",
			{ parseAs: "string", bodyLimit: 16 * 1024 },
			(_request, body, done) => done(null, new URLSearchParams(String(body))),
		);
		callback.get(`/auth${path}`, options, async (request, reply) => passWindow(reply, await ask(request, path)));
		// Redirects to the same answer as a URL. The browser requests that with our cookies, which prove that the
		// sign-in began here.
		callback.post(`/auth${path}`, options, (request, reply) =>
			reply.redirect(`/api/auth${path}?${request.body ?? ""}`, 303),
		);
	});
}

/** The library's answer, or our page in place of the library's last sign-in page. */
async function passWindow(reply: FastifyReply, response: Response): Promise<FastifyReply> {
	const ours = signInWindow(await response.clone().text());
	if (!ours) return pass(reply, response);
	passHeaders(reply, response);
	return sendPage(reply.header("content-security-policy", signInWindowPolicy), ours);
}

async function pass(reply: FastifyReply, response: Response): Promise<FastifyReply> {
	passHeaders(reply, response);
	return reply.send(Buffer.from(await response.arrayBuffer()));
}

function passHeaders(reply: FastifyReply, response: Response): void {
	reply.code(response.status);
	for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
	// Fastify appends cookies to existing ones.
	for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
}

const deviceCookie = "sayso.device";
const deviceDays = 400;

/** The cookie is sent to `/api/auth` only and hidden from scripts. */
function rememberDevice(reply: FastifyReply, context: Context, email: string): void {
	const secure = context.config.publicUrl.startsWith("https:") ? "; Secure" : "";
	reply.header(
		"set-cookie",
		`${deviceCookie}=${deviceKey(context, email)}; Max-Age=${deviceDays * daySeconds}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`,
	);
}

const deviceOf = ({ headers }: FastifyRequest): string | undefined =>
	headers.cookie
		?.split(/; */)
		.find((pair) => pair.startsWith(`${deviceCookie}=`))
		?.slice(deviceCookie.length + 1);
