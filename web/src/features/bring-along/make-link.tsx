import { type VoiceChoice, voices } from "@sayso/contract/entities/voice.ts";
import { limits } from "@sayso/contract/limits.ts";
import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import shared from "../../ui/editing.module.css";
import { NativeField } from "../../ui/native-field.tsx";
import { SelectBox } from "../../ui/select-box.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import fieldCss from "../../ui/text-field.module.css";
import { useToast } from "../../ui/toast.tsx";
import { waysInWords } from "./access-words.ts";
import { type Belongings, only, type Part, partsOfLink } from "./belongings.ts";
import { deviceSettings } from "./device-settings.ts";
import { PartChoice } from "./part-choice.tsx";
import { forLink, packSetup } from "./setup-link.ts";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

/** Makes a setup link for another person or device. It starts from this device's settings; editing it changes nothing here. */
export function MakeLink({ belongings }: { belongings: Belongings }) {
	const [chosen, setChosen] = useState<readonly Part[]>(["preferences", "voice", "device"]);
	const [count, setCount] = useState(belongings.preferences?.numberOfResponses ?? 4);
	const [textSize, setTextSize] = useState(belongings.device?.textSize ?? "standard");
	const [voice, setVoice] = useState(belongings.voice);
	const address = useRef<HTMLInputElement>(null);
	const toast = useToast();
	const { preferences, device } = belongings;
	const setup = only(
		forLink({
			...belongings,
			...(preferences && { preferences: { ...preferences, numberOfResponses: count } }),
			...(device && { device: { ...device, textSize } }),
			...(voice && { voice }),
		}),
		chosen,
	);
	const link = `${location.origin}/app/bring-along#setup=${packSetup(setup)}`;

	async function copy() {
		try {
			await navigator.clipboard.writeText(link);
			toast("Copied");
		} catch {
			// Some browsers refuse clipboard access: the text is selected, to copy by hand.
			address.current?.select();
			toast("It is selected. Copy it with your keyboard.", "info");
		}
	}

	const says: Record<(typeof partsOfLink)[number], string> = {
		preferences: "The same as yours now, without About Me.",
		voice: "The voice that speaks.",
		device: "Text size, colours, hand, the turned screen, how own words are spoken.",
		access: `As they are on this device: ${belongings.access ? waysInWords(belongings.access) : ""}.`,
	};
	return (
		<>
			<p>
				For a carer who prepares a device, or for a second device of your own. Whoever opens the link sees what it would
				change, and is asked first. It holds settings only: no words of yours, no name and no password.
			</p>
			<div>
				{partsOfLink
					.filter((part) => belongings[part] !== undefined)
					.map((part) => (
						<PartChoice
							key={part}
							part={part}
							isChosen={chosen.includes(part)}
							onChange={(isChosen) => setChosen(isChosen ? [...chosen, part] : chosen.filter((each) => each !== part))}
						>
							<p>{says[part]}</p>
						</PartChoice>
					))}
			</div>
			<div className={shared.fields}>
				{setup.preferences && (
					<NativeField label="Number of responses">
						{(control) => (
							<SelectBox
								{...control}
								value={count}
								onChange={({ target }) => setCount(limits.answerCounts.find((each) => each === +target.value) ?? 4)}
							>
								{limits.answerCounts.map((each) => (
									<option key={each}>{each}</option>
								))}
							</SelectBox>
						)}
					</NativeField>
				)}
				{setup.device && (
					<NativeField label="Text size">
						{(control) => (
							<SelectBox {...control} value={textSize} onChange={({ target }) => setTextSize(target.value)}>
								{Object.entries(deviceSettings.textSize?.names ?? {}).map(([value, name]) => (
									<option key={value} value={value}>
										{name}
									</option>
								))}
							</SelectBox>
						)}
					</NativeField>
				)}
				{setup.voice && (
					<NativeField label="Voice">
						{(control) => (
							<SelectBox {...control} value={voice} onChange={({ target }) => setVoice(target.value as VoiceChoice)}>
								{voices.map(({ id, label }) => (
									<option key={id} value={id}>
										{label}
									</option>
								))}
							</SelectBox>
						)}
					</NativeField>
				)}
			</div>
			{chosen.length > 0 && (
				<div className={shared.editor}>
					<div className={fieldCss.box}>
						<input ref={address} className={fieldCss.input} aria-label="Setup link" readOnly value={link} />
					</div>
					<div className={shared.actions}>
						<Button look="primary" onPress={() => void copy()} data-scan>
							Copy link
						</Button>
					</div>
					<Suspense fallback={<Spinner label="Loading" />}>
						<QrCode text={link} label="QR code of the setup link" />
					</Suspense>
					<p>Or point the camera of the other device at this code.</p>
				</div>
			)}
		</>
	);
}
