import { useEffect } from "react";
import type { Communicator } from "../features/communicator/communicator.ts";
import { commandOfKey } from "./commands.ts";
import { useDeviceSetting } from "./device-setting.ts";
import { startDwelling } from "./dwell.ts";
import { listenToKeys } from "./keyboard.ts";
import { pressOnceATap } from "./one-press.ts";
import { startScanning } from "./scanning.ts";
import "./targets.css";
import { dwellPace, dwellWay, scanningPace, scanningWay, singleKeys } from "./ways.ts";

/** Every way of giving a command beside pressing its button, as the person chose on this device. */
export function useAccess(communicator: Communicator): void {
	const [keys] = useDeviceSetting(singleKeys);
	const [scanning] = useDeviceSetting(scanningWay);
	const [dwell] = useDeviceSetting(dwellWay);
	const [scanPace] = useDeviceSetting(scanningPace);
	const [restPace] = useDeviceSetting(dwellPace);

	useEffect(() => {
		if (keys === "off") return;
		return listenToKeys((key) => {
			// Then they are the switch.
			if (scanning === "on" && (key === " " || key === "enter")) return false;
			const command = commandOfKey(communicator.state, key);
			if (command) communicator.give(command.event);
			return command !== undefined;
		});
	}, [keys, scanning, communicator]);

	// The clicks of a scan are those of a switch: wherever they fall, they press what is lit.
	useEffect(() => (scanning === "on" ? startScanning(Number(scanPace)) : pressOnceATap()), [scanning, scanPace]);
	useEffect(() => (dwell === "on" ? startDwelling(Number(restPace)) : undefined), [dwell, restPace]);
}
