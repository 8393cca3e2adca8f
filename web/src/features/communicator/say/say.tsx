import { limits } from "@sayso/contract/limits.ts";
import { lazy } from "react";
import { writesByHand } from "../../../access/glance.ts";
import { LoadedLater } from "../../../ui/loaded-later.tsx";
import { useCommunicator } from "../communicator-context.tsx";

const load = () => import("./own-words.tsx");
const OwnWords = lazy(() => load().then((module) => ({ default: module.OwnWords })));

/** The place for words of one's own: not for the first look, and there soon after it. */
export function Say({ isOpen }: { isOpen: boolean }) {
	const { give } = useCommunicator();
	const onFailed = () => give({ type: "openWay", way: "answer" });
	return (
		<LoadedLater isOpen={isOpen} onFailed={onFailed} load={load} meanwhile={<BareBox />}>
			{isOpen && <OwnWords />}
		</LoadedLater>
	);
}

/** Stands there until the rest has come: whoever types at once loses no letter, and none is taken for a shortcut. */
function BareBox() {
	const { state, give } = useCommunicator();
	return (
		<textarea
			ref={focusByHand}
			aria-label="What I say"
			value={state.own.text}
			maxLength={limits.promptCharacters}
			onChange={({ target }) => give({ type: "typeOwnWords", text: target.value })}
		/>
	);
}

function focusByHand(box: HTMLTextAreaElement | null): void {
	// A key that is the switch would write there.
	if (writesByHand()) box?.focus();
}
