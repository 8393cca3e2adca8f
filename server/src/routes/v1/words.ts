import { changeWords, words } from "@sayso/contract/v1/words.ts";
import { route } from "../../http/route.ts";
import { putWords, wordsOf } from "../../store/my-words.ts";

export const routes = [
	route(words, { answer: async ({ person }, { db }) => ({ words: await wordsOf(db, person.id) }) }),
	route(changeWords, {
		async answer({ person, body }, { db, rateLimits }) {
			await rateLimits.count("change", person.id);
			await putWords(db, person.id, body.words);
			return body;
		},
	}),
];
