import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { createContext, useContext, useMemo } from "react";
import { useDeviceSetting } from "../device/device-setting.ts";
import { type InstantWord, instantLayer, isInstant } from "./instant-layer.ts";
import { orderPhrases } from "./order-phrases.ts";
import { starterPhrases, starterSetting } from "./starter-set.ts";
import { useBoardOrder } from "./use-board-order.ts";
import { newPhrase, saidOnceMore, usePhrases } from "./use-phrases.ts";

/** The phrases of the board and the quick row. */
export interface BoardPhrases {
	/** The instant words, in the person's order. */
	instant: readonly InstantWord[];
	/** The person's own phrases, in the chosen order. */
	own: readonly Phrase[];
	starter: readonly { emoji: string; text: string; folder: string }[];
	/** Counts a use of a phrase. */
	count: (phrase: Phrase) => void;
	/** Saves a text as a phrase; undefined while that is impossible. */
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

/** The phrases of the signed-in person for the board. */
export function usePhrasesForBoard(): BoardPhrases {
	const { book, phrases } = usePhrases();
	const [order] = useBoardOrder();
	const [starter] = useDeviceSetting(starterSetting);
	const mine = useMemo(() => phrases.filter((phrase) => !isInstant(phrase)), [phrases]);
	// Using a phrase counts it but must not move it under the person's hand: the order is computed again when the board is next
	// shown.
	const present = mine.map(({ id, position }) => `${id} ${position}`).join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a changed count must not change the order
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
