import { readFile } from "node:fs/promises";
import { dayMilliseconds } from "@sayso/contract/day.ts";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { cleanSvg } from "../features/pictures/clean-svg.ts";
import { mulberrySet } from "../features/pictures/mulberry.ts";
import { openMojiSet } from "../features/pictures/openmoji.ts";
import { answerNotFound } from "./errors.ts";

const day = dayMilliseconds / 1000;
/** A drawing needs its own styles, and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Serves keyword pictures at `/mulberry/{keyword}.svg`: from Mulberry if it is installed, otherwise from OpenMoji; 404
 * if no picture fits, so that the emoji is shown. The keyword never becomes a path: it is looked up in an index.
 */
export function servePictures(app: FastifyInstance, context: Context): void {
	const sets = [mulberrySet(context.config.dataDir), openMojiSet()];
	app.get<{ Params: { keyword: string } }>(
		"/mulberry/:keyword.svg",
		{ schema: { hide: true } },
		async (request, reply) => {
			for (const set of sets) {
				const path = set.find(request.params.keyword);
				if (!path) continue;
				// The other set's picture may be replaced when Mulberry is installed, so it is cached for one day only.
				const kept = set.isFinal ? `max-age=${365 * day}, immutable` : `max-age=${day}`;
				return reply
					.type("image/svg+xml")
					.header("cache-control", `public, ${kept}`)
					.header("content-security-policy", policy)
					.send(cleanSvg(await readFile(path, "utf8")));
			}
			reply.header("cache-control", `public, max-age=${day}`);
			return answerNotFound(request, reply);
		},
	);
}
