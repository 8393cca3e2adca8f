import { useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { DrawerWindow } from "./drawer-window.tsx";

/** The button that opens the drawer on a small screen. Loaded with the shell, so that it also opens offline. */
export function Drawer() {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<IconButton
				icon="menu"
				label="Open the menu"
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onPress={() => setOpen(true)}
			/>
			<DrawerWindow isOpen={isOpen} onClose={() => setOpen(false)} />
		</>
	);
}
