import { voiceOf } from "@sayso/contract/entities/voice.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { type EmergencyCard, keepCard, mostCharacters } from "../../emergency/emergency-card.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./emergency-settings.module.css";
import { EmergencyWindow } from "./emergency-window.tsx";

const saved = {
	sound: { type: "success", text: "Saved on this device. The sentence is ready without internet too." },
	device: {
		type: "warning",
		text: "Saved on this device. Your voice could not be reached, so the device’s own voice will say it. Save again later to change that.",
	},
	passing: {
		type: "warning",
		text: "This browser does not save anything. It may be a private window. The card is here until you close this page.",
	},
	failed: { type: "error", text: "This could not be saved on this device. Please try again." },
} as const;

/** Configures what is spoken and shown in an emergency on this device. */
export function EmergencySettings({
	initial,
	onSaved,
}: {
	initial: EmergencyCard;
	onSaved: (card: EmergencyCard) => void;
}) {
	const { api, kept } = useServices();
	const profile = useQuery(queries.profile(api)).data;
	const [card, setCard] = useState(initial);
	const [isSaving, setSaving] = useState(false);
	const [isTried, setTried] = useState(false);
	const [outcome, setOutcome] = useState<keyof typeof saved>();
	const isEmpty = card.sentence.trim() === "";
	const field = (name: "sentence" | "name" | "condition" | "call" | "address") => ({
		name,
		value: card[name],
		maxLength: mostCharacters,
		onChange(value: string) {
			setOutcome(undefined);
			setCard({ ...card, [name]: value });
		},
	});

	async function save() {
		setSaving(true);
		const voice = profile && voiceOf(profile.voice_in_force);
		const next = { ...card, language: voice?.languageCode ?? card.language };
		try {
			const shelf = await kept.open();
			const hasSound = await keepCard(shelf, next, async (text) => {
				if (!voice) throw new Error("The person's voice is not known yet");
				return (await api.speak({ body: { text, voice: voice.id, language_code: voice.languageCode } })).audio_content;
			});
			setOutcome(shelf.durable ? (hasSound ? "sound" : "device") : "passing");
			onSaved(next);
		} catch {
			setOutcome("failed");
		}
		setSaving(false);
	}

	return (
		<form
			className={css.form}
			onSubmit={(event) => {
				event.preventDefault();
				if (!isEmpty) void save();
			}}
		>
			<Checkbox
				label="Show SOS on the communicator"
				name="isOn"
				value={card.isOn}
				onChange={(isOn) => setCard({ ...card, isOn })}
			/>
			<TextField
				label="What it says"
				autoCapitalize="sentences"
				error={isEmpty ? "Write what it should say" : undefined}
				{...field("sentence")}
			/>
			<TextField label="Your name" autoCapitalize="words" {...field("name")} />
			<TextField label="Your condition, if you like" hint="Anyone nearby can read it" {...field("condition")} />
			<TextField label="Who to call" hint="A name and a number" {...field("call")} />
			<TextField label="Your address, if you like" {...field("address")} />
			<div className={css.actions}>
				<Button type="submit" look="primary" isPending={isSaving}>
					Save
				</Button>
				<Button isDisabled={isEmpty} onPress={() => setTried(true)}>
					Try it out loud
				</Button>
			</div>
			{outcome && (
				<Notice type={saved[outcome].type} live>
					{saved[outcome].text}
				</Notice>
			)}
			{isTried && <EmergencyWindow card={card} onStop={() => setTried(false)} />}
		</form>
	);
}
