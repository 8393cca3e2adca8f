import { useLayoutEffect } from "react";
import { useKeysOfDevice } from "../../../access/glance.ts";
import { commands, keysOf } from "../../../conversation/commands.ts";
import { turnedWords } from "../../../conversation/fold-turning.ts";
import { useDeviceSetting } from "../../../device/device-setting.ts";
import { turnedWay } from "../../../device/turned-way.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { WholeWindow } from "../../../ui/whole-window.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import { FittedWords } from "./fitted-words.tsx";
import css from "./turned.module.css";

/** The last speech in the largest letters that fit the window. A press anywhere, Escape, or the key that opened it closes it. */
export function TurnedWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const { state } = useCommunicator();
	const [way, setWay] = useDeviceSetting(turnedWay);
	const isUpsideDown = way === "upside-down";
	const access = useKeysOfDevice();
	useLayoutEffect(() => {
		if (!isOpen || !access.on) return;
		const keys = keysOf("turnScreen", commands.turnScreen, access.changed);
		const pressed = (event: KeyboardEvent) => {
			if (!event.repeat && keys.some((key) => key === event.key.toLowerCase())) onClose();
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	});
	return (
		<WholeWindow isOpen={isOpen} label="For the person opposite" onEscape={onClose}>
			<div className={css.content}>
				<FittedWords text={turnedWords(state)} isUpsideDown={isUpsideDown} />
				<div className={css.actions}>
					<Button
						icon={<Icon name="restart" size={1.375} />}
						aria-pressed={isUpsideDown}
						onPress={() => setWay(isUpsideDown ? "upright" : "upside-down")}
					>
						Upside down
					</Button>
					<div className={css.back}>
						<Button look="primary" icon={<Icon name="back" size={1.375} />} autoFocus onPress={onClose}>
							Turn back
						</Button>
					</div>
				</div>
			</div>
		</WholeWindow>
	);
}
