import type { Proposal as Speed } from "../../access/find-speed.ts";
import { changeAccess, useAccessProfile } from "../../access/profile.ts";
import { Proposal } from "./proposal.tsx";

interface ProposedSpeedProps {
	/** Undefined if there were too few presses. */
	proposal: Speed | undefined;
	onAgain: () => void;
	onEnd: () => void;
}

const seconds = (milliseconds: number) => `${milliseconds / 1000}\u00a0s`;

/** The proposed scanning settings. */
export function ProposedSpeed({ proposal, onAgain, onEnd }: ProposedSpeedProps) {
	const { scan, switches } = useAccessProfile();
	return (
		<Proposal
			rows={
				proposal && [
					["How long each item is lit", seconds(scan.pace), seconds(proposal.pace)],
					["How long a press must last", seconds(switches.acceptance), seconds(proposal.acceptance)],
					["Presses closer together count as one", seconds(switches.debounce), seconds(proposal.debounce)],
				]
			}
			suits="This suits how you pressed."
			tooFew="There were too few presses to suggest anything. Nothing was changed."
			onTake={() => {
				if (proposal)
					changeAccess({
						scan: { pace: proposal.pace },
						switches: { acceptance: proposal.acceptance, debounce: proposal.debounce },
					});
				onEnd();
			}}
			onAgain={onAgain}
			onEnd={onEnd}
		/>
	);
}
