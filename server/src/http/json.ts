import type { FastifyInstance } from "fastify";

/** Callers may say `content-type: application/json` and send nothing: that is no body, not a broken one. */
export function acceptEmptyJson(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser("error", "error");
	app.removeContentTypeParser("application/json");
	app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) =>
		body === "" ? done(null, undefined) : parse(request, body as string, done),
	);
}
