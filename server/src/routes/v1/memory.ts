import { Refusal } from "@sayso/contract/errors.ts";
import { clearMemory, forget, memory } from "@sayso/contract/v1/memory.ts";
import { forgetAll, forgetOne } from "../../features/memory/forget.ts";
import { listMemory } from "../../features/memory/list-memory.ts";
import { route } from "../../http/route.ts";

export const routes = [
	route(memory, { answer: ({ person, query }, context) => listMemory(context, person.id, query) }),
	route(clearMemory, { answer: async ({ person }, context) => ({ deleted: await forgetAll(context, person.id) }) }),
	route(forget, {
		async answer({ person, params }, context) {
			// 404 for another person's line, as for one that does not exist.
			if (!(await forgetOne(context, person.id, params.id))) throw new Refusal("not_found");
			return { deleted: 1 };
		},
	}),
];
