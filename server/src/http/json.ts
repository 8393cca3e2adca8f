import type { FastifyInstance } from "fastify";

/** Accepts an empty body with `content-type: application/json` as no body, instead of rejecting it as broken JSON. */
export function acceptEmptyJson(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser("error", "error");
	app.removeContentTypeParser("application/json");
	app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) =>
		body === "" ? done(null, undefined) : parse(request, body as string, done),
	);
}
