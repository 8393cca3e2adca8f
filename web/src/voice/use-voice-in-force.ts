import { voices } from "@sayso/contract/entities/voice.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { queries } from "../api/queries.ts";
import { useServices } from "../api/services.tsx";
import { type SpokenVoice, voiceOfProfile } from "./kept-speech.ts";

/**
 * The voice of the profile, stored in this browser, so that its stored sounds can be found offline. It is the same object until the
 * profile changes.
 */
export function useVoiceInForce(): SpokenVoice | undefined {
	const { api, kept } = useServices();
	const profile = useQuery(queries.profile(api)).data;
	const ofProfile = useMemo(() => profile && voiceOfProfile(profile), [profile]);
	const [last, setLast] = useState<SpokenVoice>();
	useEffect(() => {
		let isWanted = true;
		async function keep() {
			const shelves = await kept.open();
			if (ofProfile) return shelves.put("sounds", "voice", ofProfile);
			const last = await shelves.get<SpokenVoice | null>("sounds", "voice");
			if (isWanted && last && voices.some(({ id }) => id === last.id)) setLast(last);
		}
		// If storing fails, the voice is known again with the next profile.
		keep().catch(() => undefined);
		return () => {
			isWanted = false;
		};
	}, [kept, ofProfile]);
	return ofProfile ?? last;
}
