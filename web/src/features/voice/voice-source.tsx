import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useToast } from "../../ui/toast.tsx";
import { chooseDeviceVoice, useDeviceVoice } from "../../voice/device-voice.ts";
import { voiceHere } from "../../voice/device-voices.ts";
import { DeviceVoiceChoice } from "./device-voice-choice.tsx";
import { firstVoice } from "./languages-of.ts";
import css from "./own-voice.module.css";
import { OwnVoiceForm } from "./own-voice-form.tsx";
import { OwnVoiceKept } from "./own-voice-kept.tsx";
import { useDeviceVoices } from "./use-device-voices.ts";
import { useOwnVoice } from "./use-own-voice.ts";

type Source = "sayso" | "device" | "own";

/**
 * Whether Sayso's voices, a device voice, or the person's own voice speaks. The choice of a device voice is stored on the device;
 * the person's own is stored in their account.
 */
export function VoiceSource({ language }: { language: string }) {
	const chosen = useDeviceVoice();
	const voices = useDeviceVoices();
	const { ownVoice, lockedBy, keep, choose, forget } = useOwnVoice();
	const { vendor, kept, is_chosen, speaks } = ownVoice;
	const toast = useToast();
	/** The id in the form while it is open; `isChanged`: opened by the Change button, which is then gone. */
	const [writing, setWriting] = useState<{ id: string; isChanged?: true }>();
	const first = voices && firstVoice(voices, language);
	const isGone = chosen && voices && !voiceHere(voices, chosen);
	const isOwnThere = vendor !== null || kept !== null;
	const source = chosen ? "device" : is_chosen ? "own" : "sayso";
	const isOfDevice = chosen !== undefined && !isGone;
	const isWriting = writing !== undefined;
	const isKept = kept !== null;
	const before = useRef({ isWriting, isKept });
	// The button that closed the form or removed the voice has disappeared: move the focus.
	useEffect(() => {
		const hasGone = (before.current.isWriting && !isWriting) || (before.current.isKept && !isKept);
		before.current = { isWriting, isKept };
		if (hasGone && document.activeElement === document.body)
			document.querySelector<HTMLInputElement>("[name=voice-source]:checked")?.focus();
	}, [isWriting, isKept]);

	/** @param does the request to the server @param message the message after success */
	async function change(does: () => Promise<unknown>, message: string) {
		try {
			await does();
			toast(message);
		} catch (error) {
			toast(error instanceof Error ? error.message : String(error), "error");
		}
	}
	function choseSource(wanted: Source) {
		const isAgreed = kept !== null && kept.vendor === vendor;
		setWriting(wanted === "own" && !isAgreed ? { id: kept?.voice_id ?? "" } : undefined);
		if (wanted === "device" && first)
			return chooseDeviceVoice({
				...{ uri: first.voiceURI, name: first.name, language: first.lang },
				...{ rate: 1, pitch: 1, volume: 1 },
			});
		if (wanted === "own" && !isAgreed) return;
		chooseDeviceVoice(undefined);
		if (is_chosen !== (wanted === "own"))
			void change(
				() => choose(wanted === "own"),
				wanted === "own" ? "Your own voice speaks for you" : "Sayso’s voices speak for you",
			);
	}

	return (
		<>
			<Choice<Source>
				legend="Who speaks for you"
				hint={
					isOwnThere
						? "A voice of this device is kept on this device only. My own voice goes with your account."
						: "This is kept on this device only."
				}
				name="voice-source"
				value={writing === undefined ? source : "own"}
				onChange={choseSource}
				options={[
					{
						value: "sayso",
						label: "Sayso’s voices",
						note: (
							<>
								The twelve voices of <Link to="/app/account">your account</Link>, the same on every device.
							</>
						),
					},
					{
						value: "device",
						label: "A voice of this device",
						isDisabled: !first,
						note:
							voices && !first
								? "This browser has no voices of its own."
								: "Often sounds more natural, and speaks at once.",
					},
					...(isOwnThere
						? [
								{
									value: "own" as const,
									label: "My own voice",
									isDisabled: !vendor || lockedBy !== undefined,
									note: lockedBy ? (
										<Link to="/app/subscription" className={css.locked}>
											<Icon name="lock" size={1.25} />
											{lockedBy}
										</Link>
									) : (
										`A voice that you banked with ${kept?.vendor ?? vendor}. It needs internet.${speaks && !isOfDevice ? ` ${kept?.vendor} gets what you say.` : ""}`
									),
								},
							]
						: []),
				]}
			/>
			{isGone && (
				<Notice type="warning" live={false}>
					“{chosen.name}” is not on this device now. Until it is back, or you choose another,{" "}
					{speaks ? "your own voice speaks" : "Sayso’s voices speak"}.
				</Notice>
			)}
			{chosen && voices && writing === undefined && <DeviceVoiceChoice chosen={chosen} voices={voices} />}
			{vendor && writing !== undefined && (
				<OwnVoiceForm
					key={vendor}
					vendor={vendor}
					initial={writing.id}
					takesFocus={writing.isChanged === true}
					onCancel={() => setWriting(undefined)}
					onChoose={async (voiceId) => {
						await keep(voiceId);
						chooseDeviceVoice(undefined);
						setWriting(undefined);
						toast("Your own voice speaks for you");
					}}
				/>
			)}
			{kept && writing === undefined && (
				<OwnVoiceKept
					ownVoice={ownVoice}
					lockedBy={lockedBy}
					instead={isOfDevice ? "A voice of this device speaks" : "Sayso’s voices speak"}
					onChange={() => setWriting({ id: kept.voice_id, isChanged: true })}
					onForget={() => void change(forget, "Your own voice is removed from your account")}
				/>
			)}
		</>
	);
}
