import type { OwnVoice } from "@sayso/contract/entities/own-voice.ts";
import { Button } from "../../ui/button.tsx";
import shared from "../../ui/editing.module.css";
import { Notice } from "../../ui/notice.tsx";

interface OwnVoiceKeptProps {
	ownVoice: OwnVoice;
	/** The plan that unlocks it, if the person's does not. */
	lockedBy: string | undefined;
	/** The voice that speaks while it may not. */
	instead: string;
	onChange: () => void;
	onForget: () => void;
}

/** The stored banked voice: since when, why it may not speak now, and how to change or remove it. */
export function OwnVoiceKept({ ownVoice, lockedBy, instead, onChange, onForget }: OwnVoiceKeptProps) {
	const { vendor, kept, is_chosen, speaks } = ownVoice;
	if (!kept) return null;
	const since = new Date(kept.consented_at).toLocaleDateString("en-AU", { dateStyle: "long" });
	return (
		<>
			{is_chosen && !speaks && (
				<Notice type="warning" live={false}>
					{whySilent(vendor, kept.vendor, lockedBy)} {instead} for you.
				</Notice>
			)}
			<p>
				Kept in your account: your voice at {kept.vendor}, with your agreement of {since}. If {kept.vendor} cannot be
				reached, Sayso’s voice speaks, and the screen says so.
			</p>
			<div className={shared.actions}>
				{vendor && !lockedBy && <Button onPress={onChange}>Change it</Button>}
				<Button onPress={onForget}>Remove my own voice</Button>
			</div>
		</>
	);
}

function whySilent(vendor: string | null, agreed: string, lockedBy: string | undefined): string {
	if (!vendor) return "Sayso has no service for banked voices here now.";
	if (vendor !== agreed)
		return `Banked voices are spoken by ${vendor} here now, and you agreed with ${agreed}. Until you agree again, ${vendor} gets nothing.`;
	return `Your own voice comes with the ${lockedBy ?? "plan you had"}. It is silent until you have that again.`;
}
