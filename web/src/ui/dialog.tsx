import { lazy } from "react";
import type { DialogProps } from "./dialog-window.tsx";
import { LoadedLater } from "./loaded-later.tsx";

const load = async () => ({ default: (await import("./dialog-window.tsx")).DialogWindow });
const DialogWindow = lazy(load);

/** A dialog over the page. The focus stays in it, and returns when it closes. */
export function Dialog(props: DialogProps) {
	return (
		<LoadedLater isOpen={props.isOpen} onFailed={props.onClose} load={load}>
			<DialogWindow {...props} />
		</LoadedLater>
	);
}
