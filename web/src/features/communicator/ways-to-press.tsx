import type { ReactNode } from "react";
import { type Command, commands } from "../../access/commands.ts";
import { type DeviceSetting, useDeviceSetting } from "../../access/device-setting.ts";
import { dwellPace, dwellWay, scanningPace, scanningWay, singleKeys } from "../../access/ways.ts";
import { Details } from "../../ui/details.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import css from "./ways-to-press.module.css";

const shown: readonly { keys: string; does: string }[] = [
	{ keys: "1–6", does: "Pick a reply" },
	...Object.values<Command>(commands).map(({ keys, label }) => ({ keys: keyName(keys[0] ?? ""), does: label })),
];

function keyName(key: string): string {
	return key.length === 1 ? key.toUpperCase() : `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
}

/** The keys, and other ways to press, behind a disclosure; each can be switched on and off on this device. */
export function WaysToPress() {
	return (
		<Details summary="Keyboard and switches">
			<Way setting={scanningWay} label="Scanning">
				Each button lights up in turn. Your switch, Space, Enter or a click presses the lit one.
			</Way>
			<Pace of={scanningWay} setting={scanningPace} label="How long each button is lit" />
			<Way setting={dwellWay} label="Dwell">
				Rest the pointer on a button to press it.
			</Way>
			<Pace of={dwellWay} setting={dwellPace} label="How long the pointer rests" />
			<Way setting={singleKeys} label="Single keys">
				They do nothing while you type.
			</Way>
			<dl className={css.keys}>
				{shown.map(({ keys, does }) => (
					<div key={does}>
						<dt>
							<kbd>{keys}</kbd>
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
		</Details>
	);
}

interface PaceProps {
	/** The way whose pace it is: asked for once that is on. */
	of: DeviceSetting<"on" | "off">;
	/** Milliseconds. */
	setting: DeviceSetting<string>;
	label: string;
}

function Pace({ of, setting, label }: PaceProps) {
	const [way] = useDeviceSetting(of);
	const [pace, setPace] = useDeviceSetting(setting);
	if (way === "off") return null;
	const segments = setting.values.map((value) => ({ value, label: `${Number(value) / 1000}\u00a0s` }));
	return (
		<div className={css.pace}>
			<Segmented label={label} segments={segments} value={pace} onChange={setPace} />
		</div>
	);
}

function Way({
	setting,
	label,
	children,
}: {
	setting: DeviceSetting<"on" | "off">;
	label: string;
	children: ReactNode;
}) {
	const [value, set] = useDeviceSetting(setting);
	return (
		<label className={css.way}>
			<input
				type="checkbox"
				checked={value === "on"}
				onChange={({ target }) => set(target.checked ? "on" : "off")}
				data-scan
			/>
			<span>
				<strong>{label}</strong> {children}
			</span>
		</label>
	);
}
