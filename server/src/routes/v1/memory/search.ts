import { searchMemory } from "@sayso/contract/v1/memory/search.ts";
import { searchMemory as search } from "../../../features/memory/search-memory.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(searchMemory, {
		async answer({ body, person }, context) {
			await context.rateLimits.count("search", person.id);
			return search(context, person.id, body);
		},
	}),
];
