import { queryOptions } from "@tanstack/react-query";
import type { Services } from "../api/services.tsx";
import { openPhraseBook } from "./phrase-book.ts";

/** The phrase book of the signed-in person: one instance for all callers on this page. */
export const phraseBookQuery = ({ api, kept }: Pick<Services, "api" | "kept">) =>
	queryOptions({
		queryKey: ["phrase-book"],
		queryFn: async () => openPhraseBook(api, await kept.open()),
		networkMode: "always",
		// Not even a refresh of all queries opens a second book: it would send the same changes beside the first.
		staleTime: "static",
		gcTime: Number.POSITIVE_INFINITY,
		structuralSharing: false,
	});
