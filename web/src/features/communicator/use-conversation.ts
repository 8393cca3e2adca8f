import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { defaultVoice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useServices } from "../../api/services.tsx";
import type { ChosenRecogniser } from "../../voice/choose-recogniser.ts";
import { type Communicator, createCommunicator } from "./communicator.ts";
import { browserOutside } from "./outside.ts";
import { initialState, type State } from "./state.ts";
import { useSettings } from "./use-settings.ts";

/** Where the conversation waits while another screen is shown; it is cleared with everything else a person has read. */
const key = ["conversation"];
/** Seconds of one listening until the plan is known. */
const usualSeconds = 30;

/** The conversation of this person: it begins here, or goes on from when the screen was left. */
export function useConversation(recogniser: ChosenRecogniser): Communicator {
	const services = useServices();
	const queryClient = useQueryClient();
	const {
		voice,
		settings: { count, seconds, previewFirst, automaticEndOfTurn },
	} = useSettings();
	const current = useRef({ voice: voice ?? voiceOf(defaultVoice), recogniser });
	useLayoutEffect(() => {
		current.current = { voice: voice ?? voiceOf(defaultVoice), recogniser };
	});

	const [{ communicator, speaker }] = useState(() => {
		const outside = browserOutside(services, queryClient, () => current.current);
		const fresh = initialState({ count: defaultPreferences.numberOfResponses, seconds: usualSeconds });
		const from = queryClient.getQueryData<State>(key) ?? fresh;
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
		// Yes and No have to sound the moment they are pressed.
		if (voice) for (const word of ["Yes", "No"]) speaker.prepare(word);
	}, [speaker, voice]);
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
			queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
			queryClient.setQueryData(key, communicator.state);
		};
	}, [communicator, queryClient]);

	return communicator;
}
