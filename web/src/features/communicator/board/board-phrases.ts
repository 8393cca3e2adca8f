import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { createContext, useContext, useMemo } from "react";
import { useDeviceSetting } from "../../../device/device-setting.ts";
import { type InstantWord, instantLayer, isInstant } from "./instant-layer.ts";
import { orderPhrases } from "./order-phrases.ts";
import { starterPhrases, starterSetting } from "./starter-set.ts";
import { useBoardOrder } from "./use-board-order.ts";
import { newPhrase, saidOnceMore, usePhrases } from "./use-phrases.ts";

/** What the board and the quick row have. */
export interface BoardPhrases {
	/** The words that are always there, in the person's order. */
	instant: readonly InstantWord[];
	/** The person's own phrases, in the order that is wanted now. */
	own: readonly Phrase[];
	starter: readonly { emoji: string; text: string; folder: string }[];
	/** Counts that one was said. */
	count: (phrase: Phrase) => void;
	/** Saves what was said; undefined while nothing can be. */
	keep: ((text: string) => void) | undefined;
}

const BoardPhrasesContext = createContext<BoardPhrases>({
	instant: instantLayer([]).shown,
	own: [],
	starter: [],
	count: () => {},
	keep: undefined,
});
export const BoardPhrasesProvider = BoardPhrasesContext.Provider;
export const useBoardPhrases = (): BoardPhrases => useContext(BoardPhrasesContext);

/** The phrases of whoever is signed in, as the board wants them. */
export function usePhrasesForBoard(): BoardPhrases {
	const { book, phrases } = usePhrases();
	const [order] = useBoardOrder();
	const [starter] = useDeviceSetting(starterSetting);
	const mine = useMemo(() => phrases.filter((phrase) => !isInstant(phrase)), [phrases]);
	// Saying one counts it, and may not move it from under the hand: the order is found anew with the next look at the board.
	const present = mine.map(({ id, position }) => `${id} ${position}`).join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is counted leaves the order as it is
	const sequence = useMemo(() => orderPhrases(mine, order).map(({ id }) => id), [present, order]);
	return useMemo(() => {
		const byId = new Map(mine.map((phrase) => [phrase.id, phrase]));
		return {
			instant: instantLayer(phrases).shown,
			own: sequence.flatMap((id) => byId.get(id) ?? []),
			starter:
				starter === "shown" ? starterPhrases.filter(({ text }) => !phrases.some((own) => own.text === text)) : [],
			count: (phrase) => void book?.save([saidOnceMore(phrase)]),
			keep: book && ((text) => void book.save([newPhrase(phrases, { text })])),
		};
	}, [book, phrases, mine, sequence, starter]);
}
