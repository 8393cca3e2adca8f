import { useState } from "react";
import { awake } from "../../../device/awake.ts";
import { cardLayout } from "../../../device/card-layout.ts";
import { useDeviceSetting } from "../../../device/device-setting.ts";
import { hand } from "../../../device/hand.ts";
import { contrast, motion } from "../../../device/looks-of-page.ts";
import { OnOff } from "../../../ui/on-off.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { chooseTextSize, chosenTextSize, type TextSize } from "../../../ui/text-size.ts";
import css from "./looks.module.css";

const sizes: readonly { value: TextSize; label: string }[] = [
	{ value: "standard", label: "Standard" },
	{ value: "large", label: "Large" },
	{ value: "largest", label: "Largest" },
];

const contrasts = [
	{ value: "system", label: "As the device" },
	{ value: "more", label: "More" },
] as const;

const motions = [
	{ value: "system", label: "As the device" },
	{ value: "less", label: "Less" },
] as const;

const layouts = [
	{ value: "words", label: "Words" },
	{ value: "pictures", label: "Large pictures" },
] as const;

const hands = [
	{ value: "left", label: "Left" },
	{ value: "right", label: "Right" },
] as const;

/** Text size, contrast, motion, words or pictures, the preferred hand, and whether the screen stays on; for this device. */
export function Looks() {
	const [size, setSize] = useState(chosenTextSize);
	const [howClear, setHowClear] = useDeviceSetting(contrast);
	const [howLively, setHowLively] = useDeviceSetting(motion);
	const [layout, setLayout] = useDeviceSetting(cardLayout);
	const [side, setSide] = useDeviceSetting(hand);
	const [staysOn, setStaysOn] = useDeviceSetting(awake);
	return (
		<div className={css.looks}>
			<Segmented
				label="Text size"
				segments={sizes}
				value={size}
				onChange={(chosen) => {
					chooseTextSize(chosen);
					setSize(chosen);
				}}
			/>
			<Segmented label="Contrast" segments={contrasts} value={howClear} onChange={setHowClear} />
			<Segmented label="Movement" segments={motions} value={howLively} onChange={setHowLively} />
			<div>
				<Segmented label="Replies and phrases" segments={layouts} value={layout} onChange={setLayout} />
				<p>Large pictures have few words under them. The whole reply is said. Long phrases keep their words.</p>
			</div>
			<div>
				<Segmented label="Your hand" segments={hands} value={side} onChange={setSide} />
				<p>When a phone is on its side, Yes and No are on this side of the screen.</p>
			</div>
			<OnOff
				label="Keep the screen on"
				says="While Sayso listens, and while scanning, dwell or a gamepad is on."
				isOn={staysOn === "on"}
				onChange={(on) => setStaysOn(on ? "on" : "off")}
			/>
		</div>
	);
}
