import type { FastifyInstance } from "fastify";
import type { Send } from "../people/sign-up.ts";

/** Sends requests directly into the app, without a network. */
export const injectInto =
	(app: FastifyInstance): Send =>
	async (path, { method = "GET", headers, body } = {}) => {
		const answer = await app.inject({
			method: method as "GET",
			url: path,
			headers: headers as Record<string, string>,
			...(body && { payload: String(body) }),
		});
		return new Response(answer.rawPayload as Uint8Array<ArrayBuffer>, {
			status: answer.statusCode,
			headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
		});
	};
