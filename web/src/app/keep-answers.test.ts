import { expect, test } from "vitest";
import { keptInMemory } from "../kept/in-memory.ts";
import { keepAnswers } from "./keep-answers.ts";
import { createQueryClient } from "./query-client.ts";

test("server answers are stored, also those from before the storage was open", async () => {
	const kept = keptInMemory();
	const queryClient = createQueryClient();
	const opening = Promise.withResolvers<typeof kept>();
	const stopping = keepAnswers(queryClient, { open: () => opening.promise, wipe: async () => undefined });
	queryClient.setQueryData(["status"], "said early");
	opening.resolve(kept);
	const stop = await stopping;
	queryClient.setQueryData(["usage", "who"], "said late");
	stop();
	queryClient.setQueryData(["profile"], "said to the next person");
	const answers = await kept.all<{ data: unknown }>("preferences");
	expect(answers.map(({ value }) => value.data)).toEqual(["said early", "said late"]);
});
