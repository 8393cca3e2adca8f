import { DialogWindow } from "../../ui/dialog-window.tsx";
import { WaysToPress } from "./ways-to-press.tsx";

/** The ways of pressing in a window: before anybody has logged in. */
export function WaysWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	return (
		<DialogWindow title="Ways to press" isOpen={isOpen} onClose={onClose} wide>
			<WaysToPress />
		</DialogWindow>
	);
}
