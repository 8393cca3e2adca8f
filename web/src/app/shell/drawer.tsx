import { useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { DrawerWindow } from "./drawer-window.tsx";

/** On a small screen: the button that lets the sidebar slide in. It comes with the shell: without a connection, too, it opens. */
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
