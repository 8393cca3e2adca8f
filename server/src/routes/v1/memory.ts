import { Refusal } from "@sayso/contract/errors.ts";
import { clearMemory, forget, memory } from "@sayso/contract/v1/memory.ts";
import { listMemory } from "../../features/memory/list-memory.ts";
import { route } from "../../http/route.ts";
import { forgetEverything, forgetLine } from "../../store/memory.ts";

export const routes = [
	route(memory, { answer: ({ person, query }, context) => listMemory(context, person.id, query) }),
	route(clearMemory, { answer: async ({ person }, { db }) => ({ deleted: await forgetEverything(db, person.id) }) }),
	route(forget, {
		async answer({ person, params }, { db }) {
			// Somebody else's line looks like nobody's.
			if (!(await forgetLine(db, person.id, params.id))) throw new Refusal("not_found");
			return { deleted: 1 };
		},
	}),
];
