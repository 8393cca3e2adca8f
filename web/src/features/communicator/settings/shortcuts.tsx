import { useEffect, useState } from "react";
import { changeAccess, useAccessProfile } from "../../../access/profile.ts";
import { type Command, commands, keysOf } from "../../../conversation/commands.ts";
import { Button } from "../../../ui/button.tsx";
import { OnOff } from "../../../ui/on-off.tsx";
import css from "./shortcuts.module.css";

const nameOf = (key: string | undefined): string => {
	if (key === undefined) return "none";
	if (key === " ") return "Space";
	return key.length === 1 ? key.toUpperCase() : `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
};

/** Keys that have another meaning on every page, or pick replies. */
const kept = /^(tab|shift|control|alt|meta|altgraph|capslock|[1-6])$/;

/** The shortcut keys: each is shown and can be changed, and all can be turned off. */
export function Shortcuts() {
	const { keys } = useAccessProfile();
	const [asked, setAsked] = useState<string>();
	const [refused, setRefused] = useState<string>();
	const names = Object.entries<Command>(commands);
	const keyOf = (name: string, command: Command) => keysOf(name, command, keys.changed)[0];

	const labelOf = (name: string) => names.find(([each]) => each === name)?.[1].label ?? name;

	useEffect(() => {
		if (asked === undefined) return;
		const take = (event: KeyboardEvent) => {
			const key = event.key.toLowerCase();
			event.preventDefault();
			event.stopImmediatePropagation();
			if (kept.test(key)) return setRefused(`${nameOf(key)} cannot be changed. Press another key.`);
			setAsked(undefined);
			setRefused(undefined);
			if (key !== "escape") changeAccess({ keys: { changed: { ...keys.changed, [asked]: key } } });
		};
		window.addEventListener("keydown", take, true);
		return () => window.removeEventListener("keydown", take, true);
	}, [asked, keys.changed]);

	return (
		<>
			<OnOff
				label="Single keys"
				says="They do nothing while you type. Press one below to change it."
				isOn={keys.on}
				onChange={(on) => changeAccess({ keys: { on } })}
			/>
			<p role="status">
				{refused ?? (asked && `Press the new key for ${labelOf(asked)}. Press Escape to keep the old one.`)}
			</p>
			<ul className={css.keys} data-access-learns={asked ? "" : undefined}>
				<li>
					<kbd>1–6</kbd> Pick a reply
				</li>
				<li>
					<kbd>Escape</kbd> Stop the voice
				</li>
				{names.map(([name, command]) => (
					<li key={name}>
						<button
							type="button"
							aria-label={`${command.label}: ${nameOf(keyOf(name, command))}. Change`}
							aria-pressed={asked === name}
							onClick={() => setAsked(name)}
						>
							<kbd>{asked === name ? "…" : nameOf(keyOf(name, command))}</kbd>
						</button>
						{command.label}
					</li>
				))}
			</ul>
			{Object.keys(keys.changed).length > 0 && (
				<Button look="quiet" onPress={() => changeAccess({ keys: { changed: {} } })}>
					Reset all keys
				</Button>
			)}
		</>
	);
}
