import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "../app/query-client.ts";
import { keptInMemory } from "../kept/in-memory.ts";
import { clientAnswering } from "../testing/api-answers.ts";
import { phraseBookQuery } from "./phrase-book-query.ts";

test("a refresh of all queries opens no second phrase book", async () => {
	const queryClient = createQueryClient();
	const shelf = keptInMemory();
	const query = phraseBookQuery({
		api: clientAnswering({}, []),
		kept: { open: async () => shelf, wipe: async () => {} },
	});
	const stop = new QueryObserver(queryClient, query).subscribe(() => {});
	const book = await queryClient.fetchQuery(query);
	await queryClient.invalidateQueries();
	expect(await queryClient.fetchQuery(query)).toBe(book);
	stop();
});
