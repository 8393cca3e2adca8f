import { DialogWindow } from "../../ui/dialog-window.tsx";
import { WaysToPress } from "./ways-to-press.tsx";

/** The ways of pressing in a dialog, for use before login. */
export function WaysWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	return (
		<DialogWindow title="Ways to press" isOpen={isOpen} onClose={onClose} wide>
			<WaysToPress />
		</DialogWindow>
	);
}
