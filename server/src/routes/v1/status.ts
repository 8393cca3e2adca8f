import { status } from "@sayso/contract/v1/status.ts";
import { route } from "../../http/route.ts";

export const routes = [
	route(status, { answer: async (_call, context) => ({ version: context.version, parts: await context.parts() }) }),
];
