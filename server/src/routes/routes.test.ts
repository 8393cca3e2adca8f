import { existsSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "@sayso/contract/endpoints.ts";
import { expect, test } from "vitest";
import type { Route } from "../http/route.ts";
import { routes } from "./routes.ts";

/** `/v1/usages/:userId` is served from `v1/usages.ts`: parameters are not part of the file name. */
const fileOf = (path: string) =>
	join(
		import.meta.dirname,
		`${path
			.split("/")
			.filter((part) => part && !part.startsWith(":"))
			.join("/")}.ts`,
	);

test.each(Object.entries(endpoints))("%s is served from the file its URL names", async (_name, endpoint) => {
	const file = fileOf(endpoint.path);
	expect(existsSync(file), `${file} is there`).toBe(true);
	const module = (await import(file)) as { routes: Route[] };
	expect(module.routes.map((route) => route.endpoint)).toContain(endpoint);
	expect(routes.map((route) => route.endpoint)).toContain(endpoint);
});
