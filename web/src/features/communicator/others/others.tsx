import { lazy } from "react";
import { LoadedLater } from "../../../ui/loaded-later.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import type { OthersPanelProps } from "./others-panel.tsx";

const load = async () => ({ default: (await import("./others-panel.tsx")).OthersPanel });
const OthersPanel = lazy(load);

interface OthersProps extends Pick<OthersPanelProps, "aboutMe"> {
	isOpen: boolean;
	/** Unknown until it is drawn. */
	stage: OthersPanelProps["stage"] | undefined;
}

/** Every value the question may be answered with, to pick one: not for the first look, and there soon after it. */
export function Others({ isOpen, stage, aboutMe }: OthersProps) {
	const { give } = useCommunicator();
	return (
		<LoadedLater isOpen={isOpen} onFailed={() => give({ type: "closeOthers" })} load={load}>
			{isOpen && stage && <OthersPanel stage={stage} aboutMe={aboutMe} />}
		</LoadedLater>
	);
}
