import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { defaultVoice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useServices } from "../../../api/services.tsx";
import { initialState } from "../../../conversation/state.ts";
import { whenIdle } from "../../../hydration/when-idle.ts";
import type { ChosenRecogniser } from "../../../voice/choose-recogniser.ts";
import { useMyWords } from "../../../voice/use-my-words.ts";
import { useVoiceInForce } from "../../../voice/use-voice-in-force.ts";
import { type Communicator, createCommunicator } from "./communicator.ts";
import { keepConversation, keptConversation } from "./kept-conversation.ts";
import { browserOutside } from "./outside.ts";
import { useKeptTurn } from "./use-kept-turn.ts";
import { usePreparedSounds } from "./use-prepared-sounds.ts";
import { useSettings } from "./use-settings.ts";

/** The time limit of a listening in seconds until the plan is known. */
const usualSeconds = 30;

/** The conversation of this person: a new one, or the one from when the screen was left. */
export function useConversation(recogniser: ChosenRecogniser): Communicator {
	const services = useServices();
	const queryClient = useQueryClient();
	const { count, seconds, previewFirst, automaticEndOfTurn, conversationMode } = useSettings();
	const voice = useVoiceInForce();
	const { words } = useMyWords();
	const now = { voice: voice ?? voiceOf(defaultVoice), words: words ?? [], recogniser };
	const current = useRef(now);
	useLayoutEffect(() => {
		current.current = now;
	});

	const [{ communicator, speaker }] = useState(() => {
		const outside = browserOutside(services, queryClient, () => current.current);
		const fresh = initialState({ count: defaultPreferences.numberOfResponses, seconds: usualSeconds });
		const from = keptConversation(queryClient) ?? fresh;
		return { communicator: createCommunicator(from, outside), speaker: outside.speaker };
	});

	useEffect(() => {
		if (count) communicator.give({ type: "configured", settings: { count } });
	}, [communicator, count]);
	useEffect(() => {
		if (previewFirst !== undefined) communicator.give({ type: "configured", settings: { previewFirst } });
	}, [communicator, previewFirst]);
	useEffect(() => {
		if (seconds) communicator.give({ type: "configured", settings: { seconds } });
	}, [communicator, seconds]);
	useEffect(() => {
		if (automaticEndOfTurn !== undefined) communicator.give({ type: "configured", settings: { automaticEndOfTurn } });
	}, [communicator, automaticEndOfTurn]);
	useEffect(() => {
		if (conversationMode !== undefined) communicator.give({ type: "configured", settings: { conversationMode } });
	}, [communicator, conversationMode]);

	useKeptTurn(communicator);
	useEffect(() => {
		// Preload what may be needed without a network. If loading fails now, it is tried again at use.
		void whenIdle()
			.then(() => import("./replies-here.ts"))
			.catch(() => undefined);
	}, []);
	usePreparedSounds(communicator, speaker, voice, words);
	useEffect(() => {
		const { wake } = speaker;
		const signs = ["mousedown", "touchend", "keydown"] as const;
		for (const sign of signs) window.addEventListener(sign, wake, { once: true, passive: true });
		return () => {
			for (const sign of signs) window.removeEventListener(sign, wake);
		};
	}, [speaker]);

	useEffect(() => {
		const leave = () => communicator.give({ type: "leave" });
		window.addEventListener("pagehide", leave);
		return () => {
			window.removeEventListener("pagehide", leave);
			leave();
			keepConversation(queryClient, communicator.state);
		};
	}, [communicator, queryClient]);

	return communicator;
}
