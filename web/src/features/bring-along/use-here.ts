import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useAccessProfile } from "../../access/profile.ts";
import { preferencesQuery } from "../../api/preferences-query.ts";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import type { EmergencyCard } from "../../emergency/emergency-card.ts";
import { useEmergency } from "../../emergency/use-emergency.ts";
import type { BoardOrder } from "../../phrases/order-phrases.ts";
import type { PhraseBook } from "../../phrases/phrase-book.ts";
import { useBoardOrder } from "../../phrases/use-board-order.ts";
import { usePhrases } from "../../phrases/use-phrases.ts";
import { type OwnWords, ownWordsOf } from "../../prediction/own-words.ts";
import { useDeviceVoice } from "../../voice/device-voice.ts";
import { useMyWords } from "../../voice/use-my-words.ts";
import type { Belongings } from "./belongings.ts";
import { settingsOfDevice } from "./device-settings.ts";

/** The person's data on this device, and the functions to add to it. */
export interface Here {
	belongings: Belongings;
	book: PhraseBook;
	words: OwnWords;
	followCard: (card: EmergencyCard) => void;
	followWords: (words: MyWord[]) => Promise<void>;
	orderBoard: (order: Partial<BoardOrder>) => void;
}

/**
 * All data of the signed-in person that can be exported, as it is now; undefined until the browser has read it. Data that only the
 * server knows is missing if the server is unreachable.
 */
export function useHere(): Here | undefined {
	const services = useServices();
	const { api, kept } = services;
	const profile = useQuery(queries.profile(api));
	const preferences = useQuery(preferencesQuery(services));
	const { book, phrases } = usePhrases();
	const { card, follow } = useEmergency();
	const access = useAccessProfile();
	const voiceOfDevice = useDeviceVoice() ?? null;
	const [boardOrder, changeOrder] = useBoardOrder();
	const { words: myWords, isError: hasNoWords, follow: followWords } = useMyWords();
	const [words, setWords] = useState<OwnWords>();
	useEffect(() => {
		let isHere = true;
		const take = async () => ownWordsOf(await kept.open());
		void take().then((opened) => isHere && setWords(opened));
		return () => {
			isHere = false;
		};
	}, [kept]);
	const sayings = useSyncExternalStore(words?.subscribe ?? noSubscription, () => words?.sayings);
	if (!(myWords || hasNoWords)) return undefined;
	if (!book || !card || !words || !sayings || profile.isLoading || preferences.isLoading) return undefined;
	const { saveMemory: _, adultLanguage: __, ...how } = preferences.data ?? {};
	const { language: ___, ...written } = card;
	return {
		book,
		words,
		followCard: follow,
		followWords,
		orderBoard: (order) => changeOrder({ ...boardOrder, ...order }),
		belongings: {
			...(preferences.data && { preferences: how }),
			...(profile.data && { voice: profile.data.voice_choice }),
			voiceOfDevice,
			...(myWords && { myWords }),
			device: settingsOfDevice(),
			access,
			phrases: [...phrases],
			boardOrder,
			ownWords: [...sayings.values()],
			emergency: written,
		},
	};
}

const noSubscription = () => () => {};
