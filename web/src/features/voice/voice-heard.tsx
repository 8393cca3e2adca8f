import { Panel } from "../../ui/panel.tsx";
import type { useListen } from "../../voice/use-listen.ts";
import { VoiceManner } from "./voice-manner.tsx";
import { VoiceOutput } from "./voice-output.tsx";

/** How the voice sounds, and on which output. @param sample plays the current voice */
export function VoiceHeard({ sample }: { sample: ReturnType<typeof useListen> }) {
	return (
		<>
			<Panel title="How your voice sounds">
				<VoiceManner {...sample} />
			</Panel>
			<Panel title="Where your voice is heard">
				<VoiceOutput />
			</Panel>
		</>
	);
}
