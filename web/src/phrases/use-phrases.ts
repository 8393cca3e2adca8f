import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useServices } from "../api/services.tsx";
import type { PhraseBook, PhraseBookState } from "./phrase-book.ts";
import { phraseBookQuery } from "./phrase-book-query.ts";

/** The interval at which pending changes are sent again, in milliseconds. */
const againMilliseconds = 30_000;
const none: PhraseBookState = { phrases: [], problem: undefined };

/** The phrases of the signed-in person; `book` is defined once this browser has read its store. */
export function usePhrases(): PhraseBookState & { book: PhraseBook | undefined } {
	const { data: book } = useQuery(phraseBookQuery(useServices()));
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
		// The server limits changes per minute: the remaining ones follow later.
		const again = setInterval(() => void book.sync(), againMilliseconds);
		return () => clearInterval(again);
	}, [book, hasProblem]);
	return { ...state, book };
}

/** The phrase with one more use, now. */
export function saidOnceMore(phrase: Phrase, now = new Date()): Phrase {
	const part = Math.floor(now.getHours() / 6);
	const usedAt = phrase.usedAt.map((times, at) => (at === part ? times + 1 : times));
	return { ...phrase, used: phrase.used + 1, usedAt };
}

/** The fields of an empty phrase. */
export const blankPhrase = { text: "", emoji: "", picture: "", folder: "", place: "", kind: "phrase" } as const;

/** A new phrase, placed after all others. */
export function newPhrase(
	phrases: readonly Phrase[],
	given: Pick<Phrase, "text"> & Partial<Phrase>,
): Omit<Phrase, "updatedAt"> {
	const position = Math.max(-1, ...phrases.map((phrase) => phrase.position)) + 1;
	return { ...blankPhrase, used: 0, usedAt: [0, 0, 0, 0], ...given, position, id: crypto.randomUUID() };
}
