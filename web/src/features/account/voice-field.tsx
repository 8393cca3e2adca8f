import { type Voice, type VoiceChoice, voices } from "@sayso/contract/entities/voice.ts";
import { Link } from "@tanstack/react-router";
import type { Ref } from "react";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./account.module.css";
import { usePlanOfVoice } from "./use-plan-of-voice.ts";
import { useVoiceSample } from "./use-voice-sample.ts";
import { VoiceInForce } from "./voice-in-force.tsx";

interface VoiceFieldProps {
	name: string;
	value: VoiceChoice;
	onChange: (voice: VoiceChoice) => void;
	inputRef: Ref<HTMLInputElement>;
	error: string | undefined;
}

/** The twelve voices with samples. Those outside the person's plan are grouped under the plan that unlocks them. */
export function VoiceField(field: VoiceFieldProps) {
	const planOf = usePlanOfVoice();
	const lockedBy = [...new Set(voices.flatMap(({ id }) => planOf(id) ?? []))];
	const { heard, listen } = useVoiceSample();
	return (
		<div className={css.voices}>
			<VoiceInForce />
			<Choice
				{...field}
				legend="Voice"
				hint="It says the replies you pick."
				locked={
					lockedBy.length > 0 && (
						<span className={css.locked}>
							<Icon name="lock" size={1.25} />
							<span>
								These come with the <Link to="/app/subscription">{lockedBy.join(" or ")}</Link>
							</span>
						</span>
					)
				}
				options={voices.map((voice) => ({
					value: voice.id,
					label: voice.label,
					isDisabled: planOf(voice.id) !== undefined,
					action: (
						<Button
							look="quiet"
							icon={<Icon name="speaker" size={1.25} />}
							aria-label={`Listen to ${voice.label}`}
							onPress={() => listen(voice)}
						>
							Listen
						</Button>
					),
				}))}
			/>
			{heard?.by && heard.by !== "voice" && (
				<Notice type="info" live>
					{whyNotHeard(heard.voice, heard.by)}
				</Notice>
			)}
		</div>
	);
}

function whyNotHeard({ label }: Voice, by: "browser" | "nobody"): string {
	const instead = by === "browser" ? "You heard your browser's own voice." : "Your browser has no voice of its own.";
	return `The voice "${label}" could not be made just now. ${instead}`;
}
