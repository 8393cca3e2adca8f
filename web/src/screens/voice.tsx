import { defaultVoice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { useQuery } from "@tanstack/react-query";
import { queries } from "../api/queries.ts";
import { useServices } from "../api/services.tsx";
import { MyWords } from "../features/my-words/my-words.tsx";
import { VoiceOutput } from "../features/voice/voice-output.tsx";
import { VoiceSource } from "../features/voice/voice-source.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Panel } from "../ui/panel.tsx";
import css from "./column.module.css";

/** How the person sounds on this device. */
export function Voice() {
	const { api } = useServices();
	const voice = useQuery(queries.profile(api)).data?.voice_in_force;
	return (
		<div className={css.screen}>
			<BackLink to="/app/access">Back to Access and voice</BackLink>
			<Panel title="Where your voice comes from">
				<VoiceSource language={voiceOf(voice ?? defaultVoice).languageCode} />
			</Panel>
			<Panel title="Where your voice is heard">
				<VoiceOutput />
			</Panel>
			<Panel title="My words">
				<MyWords />
			</Panel>
		</div>
	);
}
