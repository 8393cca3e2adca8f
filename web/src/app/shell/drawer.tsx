import { lazy, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { LoadedLater } from "../../ui/loaded-later.tsx";

const load = async () => ({ default: (await import("./drawer-window.tsx")).DrawerWindow });
const DrawerWindow = lazy(load);

/** On a small screen: the button that lets the sidebar slide in. */
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
			<LoadedLater isOpen={isOpen} load={load}>
				<DrawerWindow isOpen={isOpen} onClose={() => setOpen(false)} />
			</LoadedLater>
		</>
	);
}
