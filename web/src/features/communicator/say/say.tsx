import { lazy, useEffect } from "react";
import { writesByHand } from "../../../access/glance.ts";
import { LoadedLater } from "../../../ui/loaded-later.tsx";
import { useCommunicator } from "../communicator-context.tsx";

const load = () => import("./own-words.tsx");
const OwnWords = lazy(() => load().then((module) => ({ default: module.OwnWords })));

/** The box for own words. Loaded after the first screen. */
export function Say({ isOpen }: { isOpen: boolean }) {
	const { give } = useCommunicator();
	const onFailed = () => give({ type: "openWay", way: "answer" });
	return (
		<LoadedLater isOpen={isOpen} onFailed={onFailed} load={load} meanwhile={<TypedAhead />}>
			{isOpen && <OwnWords />}
		</LoadedLater>
	);
}

/** Takes typing until the box is loaded, so that no letter is lost or treated as a shortcut. */
function TypedAhead() {
	const { state, give } = useCommunicator();
	useEffect(() => {
		function typed(event: KeyboardEvent) {
			const { key, altKey, ctrlKey, metaKey, target } = event;
			// Other fields take their own letters, and a switch key must not type.
			if (key.length !== 1 || altKey || ctrlKey || metaKey || isWrittenIn(target) || !writesByHand()) return;
			// A single space presses a button.
			if (key === " " && state.own.text === "") return;
			event.preventDefault();
			event.stopImmediatePropagation();
			give({ type: "typeOwnWords", text: state.own.text + key });
		}
		window.addEventListener("keydown", typed, true);
		return () => window.removeEventListener("keydown", typed, true);
	});
	return null;
}

const isWrittenIn = (target: EventTarget | null) =>
	target instanceof Element && target.matches("input, textarea, select");
