import { lazy, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { LoadedLater } from "../../ui/loaded-later.tsx";

const load = async () => ({ default: (await import("./ways-window.tsx")).WaysWindow });
const WaysWindow = lazy(load);

/** Opens the ways of pressing before login: logging in may itself need a switch, eye tracking or a joystick. */
export function OpenWays() {
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<>
			<Button look="quiet" onPress={() => setOpen(true)}>
				Use a switch, eye gaze or a joystick
			</Button>
			<LoadedLater isOpen={isOpen} onFailed={close} load={load}>
				<WaysWindow isOpen={isOpen} onClose={close} />
			</LoadedLater>
		</>
	);
}
