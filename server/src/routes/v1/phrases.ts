import { deletePhrase, phrases, savePhrase } from "@sayso/contract/v1/phrases.ts";
import { savePhrase as save } from "../../features/phrases/save-phrase.ts";
import { route } from "../../http/route.ts";
import { phrasesOf, removePhrase } from "../../store/phrases.ts";

export const routes = [
	route(phrases, { answer: async ({ person }, { db }) => ({ phrases: await phrasesOf(db, person.id) }) }),
	route(savePhrase, {
		async answer({ person, params, body }, context) {
			await context.rateLimits.count("change", person.id);
			return save(context, person.id, { ...body, id: params.id });
		},
	}),
	route(deletePhrase, {
		async answer({ person, params, query }, { db, rateLimits, clock }) {
			await rateLimits.count("change", person.id);
			const at = query.at ? new Date(query.at) : clock.now();
			return { deleted: await removePhrase(db, person.id, params.id, at) };
		},
	}),
];
