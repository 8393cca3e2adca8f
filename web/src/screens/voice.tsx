import { defaultVoice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { queries } from "../api/queries.ts";
import { useServices } from "../api/services.tsx";
import { MyWords } from "../features/my-words/my-words.tsx";
import { VoiceSource } from "../features/voice/voice-source.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Panel } from "../ui/panel.tsx";
import { useListen } from "../voice/use-listen.ts";
import css from "./column.module.css";

/** Last on the screen: it loads a moment later, and moves nothing. */
const VoiceHeard = lazy(async () => {
	const there = await import("../features/voice/voice-heard.tsx").catch(() => undefined);
	return { default: there?.VoiceHeard ?? NotThere };
});

const NotThere: typeof import("../features/voice/voice-heard.tsx").VoiceHeard = () => (
	<p>This could not be loaded just now.</p>
);

/** The voice settings of this device. */
export function Voice() {
	const { api } = useServices();
	const sample = useListen();
	const voice = useQuery(queries.profile(api)).data?.voice_in_force;
	return (
		<div className={css.screen}>
			<BackLink to="/app/access">Back to Access and voice</BackLink>
			<Panel title="Where your voice comes from">
				<VoiceSource language={voiceOf(voice ?? defaultVoice).languageCode} />
			</Panel>
			<Panel title="My words">
				<MyWords />
			</Panel>
			<Suspense fallback={<p>Loading…</p>}>
				<VoiceHeard sample={sample} />
			</Suspense>
		</div>
	);
}
