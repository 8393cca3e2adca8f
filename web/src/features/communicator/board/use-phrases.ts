import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useServices } from "../../../api/services.tsx";
import { openPhraseBook, type PhraseBook, type PhraseBookState } from "./phrase-book.ts";

/** How long what could not be sent waits before it is tried again. */
const againMilliseconds = 30_000;
const none: PhraseBookState = { phrases: [], problem: undefined };

/** The phrases of whoever is signed in; `book` is there as soon as this browser has read what it keeps. */
export function usePhrases(): PhraseBookState & { book: PhraseBook | undefined } {
	const { api, kept } = useServices();
	const { data: book } = useQuery({
		queryKey: ["phrase-book"],
		queryFn: async () => openPhraseBook(api, await kept.open()),
		networkMode: "always",
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY,
		structuralSharing: false,
	});
	useEffect(() => {
		if (!book) return;
		const sync = () => void book.sync();
		sync();
		window.addEventListener("online", sync);
		return () => window.removeEventListener("online", sync);
	}, [book]);
	const state = useSyncExternalStore(book?.subscribe ?? (() => () => {}), () => book?.state ?? none);
	const hasProblem = state.problem !== undefined;
	useEffect(() => {
		if (!book || !hasProblem) return;
		// Many at once are more than the server takes in a minute: the others follow.
		const again = setInterval(() => void book.sync(), againMilliseconds);
		return () => clearInterval(again);
	}, [book, hasProblem]);
	return { ...state, book };
}

/** A phrase that was said once more, now. */
export function saidOnceMore(phrase: Phrase, now = new Date()): Phrase {
	const part = Math.floor(now.getHours() / 6);
	const usedAt = phrase.usedAt.map((times, at) => (at === part ? times + 1 : times));
	return { ...phrase, used: phrase.used + 1, usedAt };
}

/** Nothing of a phrase is written yet. */
export const blankPhrase = { text: "", emoji: "", picture: "", folder: "", place: "", kind: "phrase" } as const;

/** A phrase that was not there before, after all that are. */
export function newPhrase(
	phrases: readonly Phrase[],
	given: Pick<Phrase, "text"> & Partial<Phrase>,
): Omit<Phrase, "updatedAt"> {
	const position = Math.max(-1, ...phrases.map((phrase) => phrase.position)) + 1;
	return { ...blankPhrase, used: 0, usedAt: [0, 0, 0, 0], ...given, position, id: crypto.randomUUID() };
}
