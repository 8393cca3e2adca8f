import { useEffect } from "react";
import { useKeysOfDevice } from "../../../access/glance.ts";
import { listenToKeys } from "../../../access/keyboard.ts";
import { pressOnceATap } from "../../../access/one-press.ts";
import { commandOfKey } from "../../../conversation/commands.ts";
import type { Communicator } from "./communicator.ts";

/** Single keys give commands, as configured on this device; a double tap gives one too. */
export function useKeys(communicator: Communicator): void {
	const keys = useKeysOfDevice();
	useEffect(() => {
		if (!keys.on) return;
		return listenToKeys((key) => {
			const command = commandOfKey(communicator.state, key, keys.changed);
			if (command) communicator.give(command.event);
			return command !== undefined;
		});
	}, [keys, communicator]);
	useEffect(() => pressOnceATap(), []);
}
