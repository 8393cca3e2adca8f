import { Button } from "../../ui/button.tsx";
import css from "./way.module.css";

interface ProposalProps {
	/** Each setting with its current and its proposed value; undefined if there were too few presses for a proposal. */
	rows: readonly (readonly [what: string, now: string, proposed: string])[] | undefined;
	suits: string;
	tooFew: string;
	onTake: () => void;
	onAgain: () => void;
	onEnd: () => void;
}

/** The proposed settings beside the current ones, to accept or decline. */
export function Proposal({ rows, suits, tooFew, onTake, onAgain, onEnd }: ProposalProps) {
	return (
		<div className={css.proposal} data-scan-first="">
			<p role="status">{rows ? suits : tooFew}</p>
			{rows && (
				<table>
					<thead>
						<tr>
							<th scope="col">Setting</th>
							<th scope="col">Now</th>
							<th scope="col">Suggested</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(([what, now, proposed]) => (
							<tr key={what}>
								<th scope="row">{what}</th>
								<td>{now}</td>
								<td>{proposed}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			<div className={css.switches}>
				{rows && (
					<Button look="primary" onPress={onTake}>
						Use these
					</Button>
				)}
				<Button onPress={onEnd}>Keep mine</Button>
				<Button onPress={onAgain}>Measure again</Button>
			</div>
		</div>
	);
}
