import { lazy } from "react";
import { LoadedLater } from "../../../ui/loaded-later.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import type { OthersPanelProps } from "./others-panel.tsx";

const load = async () => ({ default: (await import("./others-panel.tsx")).OthersPanel });
const OthersPanel = lazy(load);

interface OthersProps extends Pick<OthersPanelProps, "aboutMe"> {
	isOpen: boolean;
	/** Undefined until the stage is drawn. */
	stage: OthersPanelProps["stage"] | undefined;
}

/** The possible values of an answer. Loaded after the first screen. */
export function Others({ isOpen, stage, aboutMe }: OthersProps) {
	const { give } = useCommunicator();
	return (
		<LoadedLater isOpen={isOpen} onFailed={() => give({ type: "closeOthers" })} load={load}>
			{isOpen && stage && <OthersPanel stage={stage} aboutMe={aboutMe} />}
		</LoadedLater>
	);
}
