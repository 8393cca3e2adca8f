import { lazy } from "react";
import { LoadedLater } from "../../../ui/loaded-later.tsx";
import { useCommunicator } from "../communicator-context.tsx";

const load = () => import("./own-words.tsx");
const OwnWords = lazy(() => load().then((module) => ({ default: module.OwnWords })));

/** The place for words of one's own: not for the first look, and there soon after it. */
export function Say({ isOpen }: { isOpen: boolean }) {
	const { give } = useCommunicator();
	return (
		<LoadedLater isOpen={isOpen} onFailed={() => give({ type: "openWay", way: "answer" })} load={load}>
			{isOpen && <OwnWords />}
		</LoadedLater>
	);
}
