import { OwnVoiceId } from "@sayso/contract/entities/own-voice.ts";
import { useRef, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import shared from "../../ui/editing.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./own-voice.module.css";
import { useOwnVoiceSample } from "./use-own-voice-sample.ts";

interface OwnVoiceFormProps {
	/** The name of the voice service. */
	vendor: string;
	initial: string;
	/** The button that opened the form has disappeared: focus the form. */
	takesFocus: boolean;
	/** @throws {ApiError} if the server refuses */
	onChoose: (voiceId: string) => Promise<void>;
	onCancel: () => void;
}

/** The id of a banked voice and the consent to use it; the person must hear it before choosing it. */
export function OwnVoiceForm({ vendor, initial, takesFocus, onChoose, onCancel }: OwnVoiceFormProps) {
	const [id, setId] = useState(initial);
	const [consents, setConsents] = useState(false);
	const [errors, setErrors] = useState<{ voice_id?: string; consent?: string; other?: string }>({});
	const [isSaving, setSaving] = useState(false);
	const idField = useRef<HTMLInputElement>(null);
	const consentBox = useRef<HTMLInputElement>(null);
	const { heard, isListening, listen } = useOwnVoiceSample();
	const isHeard = heard !== undefined && heard === id.trim();

	/** Runs `work` with the id once the form is valid, and shows its errors. */
	async function withVoice(work: (voiceId: string) => Promise<void>) {
		const read = OwnVoiceId.safeParse(id);
		const amiss = {
			...(!read.success && { voice_id: read.error.issues[0]?.message ?? "" }),
			...(!consents && { consent: "Please tick this box first" }),
		};
		setErrors(amiss);
		if (!read.success) return idField.current?.focus();
		if (!consents) return consentBox.current?.focus();
		try {
			await work(read.data);
		} catch (error) {
			if (error instanceof ApiError && error.problem.errors?.voice_id) {
				idField.current?.focus();
				return setErrors({ voice_id: error.problem.errors.voice_id });
			}
			const isVendor = !(error instanceof ApiError) || error.code === "speech_failed";
			setErrors({ other: isVendor ? `${vendor} could not be reached just now. Please try again.` : error.message });
		}
	}

	return (
		<form
			className={shared.editor}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (!isHeard) return setErrors({ other: "Please listen to it first. Then you can choose it." });
				void withVoice(async (voiceId) => {
					setSaving(true);
					await onChoose(voiceId).finally(() => setSaving(false));
				});
			}}
		>
			<TextField
				label="Id of your voice"
				hint={`The short code that ${vendor} has for it. You find it in your account there.`}
				autoCapitalize="none"
				autoComplete="off"
				spellCheck="false"
				autoFocus={takesFocus}
				inputRef={idField}
				value={id}
				onChange={setId}
				error={errors.voice_id}
			/>
			<Checkbox
				name="own-voice-consent"
				label={`This is my own voice, or I have the permission of the person whose voice it is. What I choose to say, and my saved phrases, are sent to ${vendor}, which makes the sound. I can take this back here at any time.`}
				inputRef={consentBox}
				value={consents}
				onChange={setConsents}
				error={errors.consent}
			/>
			{errors.other && (
				<Notice type="warning" live>
					{errors.other}
				</Notice>
			)}
			<div className={shared.actions}>
				<Button
					icon={<Icon name="speaker" />}
					isPending={isListening}
					onPress={() => void withVoice((voiceId) => listen(voiceId))}
				>
					Listen
				</Button>
				<Button type="submit" look="primary" aria-disabled={!isHeard} isPending={isSaving}>
					Choose this voice
				</Button>
				<Button onPress={onCancel}>Cancel</Button>
			</div>
			<p className={css.status} role="status">
				{isHeard ? "You have heard it. If it sounds right, choose it." : "Listen to it before you choose it."}
			</p>
		</form>
	);
}
