import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useServices } from "../api/services.tsx";

const queryKey = ["my-words"];

/** The words of the signed-in person. They are stored in this browser too, so that they are pronounced without a network. */
export function useMyWords() {
	const { api, kept } = useServices();
	const queryClient = useQueryClient();
	const keep = async (words: MyWord[]) => (await kept.open()).put("sounds", "my-words", words);

	const { data, isError, refetch } = useQuery({
		queryKey,
		async queryFn({ signal }) {
			const shelf = await kept.open();
			try {
				const { words: said } = await api.words({ signal });
				const { wordsSetHere } = await import("../outbox/set-here.ts");
				const words = await wordsSetHere(shelf, said);
				// If storing fails, the words are requested again next time.
				void keep(words).catch(() => undefined);
				return words;
			} catch (error) {
				const last = await shelf.get<MyWord[]>("sounds", "my-words").catch(() => undefined);
				if (!last) throw error;
				return last;
			}
		},
		networkMode: "always",
		retry: false,
	});

	/** Shows a saved list. */
	async function follow(words: MyWord[]): Promise<void> {
		await queryClient.cancelQueries({ queryKey });
		queryClient.setQueryData(queryKey, words);
		void keep(words).catch(() => undefined);
	}

	return { words: data, isError, refetch, follow };
}
