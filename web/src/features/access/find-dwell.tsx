import { useEffect, useRef, useState } from "react";
import {
	type Looking,
	litPlace,
	looksToMeasure,
	measureDwell,
	placesToLook,
	proposeDwell,
} from "../../access/find-dwell.ts";
import { changeAccess, useAccessProfile } from "../../access/profile.ts";
import { Button } from "../../ui/button.tsx";
import { Proposal } from "./proposal.tsx";
import css from "./way.module.css";

const seconds = (milliseconds: number) => `${milliseconds / 1000}\u00a0s`;
const pixels = (value: number) => `${value}\u00a0px`;

/**
 * Measures how the person points, with eyes, head or a mouse, and proposes settings. Nothing changes until the person accepts them.
 */
export function FindDwell() {
	const { dwell } = useAccessProfile();
	const [isOpen, setOpen] = useState(false);
	const [looking, setLooking] = useState<Looking>();
	const field = useRef<HTMLDivElement>(null);
	useEffect(() => (isOpen && field.current ? measureDwell(field.current, setLooking) : undefined), [isOpen]);
	const isDone = looking?.end === "done";
	useEffect(() => {
		if (isDone) setOpen(false);
	}, [isDone]);

	function begin() {
		setLooking(undefined);
		setOpen(true);
	}
	function stop() {
		setOpen(false);
		setLooking(undefined);
	}

	if (isOpen)
		return (
			<div className={css.measures}>
				<p role="status">
					Point at the place that lights up, and stay there until the next one does. {looking?.found ?? 0} of{" "}
					{looksToMeasure} so far.
				</p>
				<div className={css.looks} ref={field} aria-hidden="true">
					{Array.from({ length: placesToLook }, (_, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
						<div key={place} className={css.light} data-on={(looking && litPlace(looking) === place) || undefined} />
					))}
				</div>
				<p>It takes two minutes at most. To leave, press Stop.</p>
				<div>
					<Button onPress={stop}>Stop</Button>
				</div>
			</div>
		);
	if (isDone && looking) {
		const proposal = proposeDwell(looking);
		return (
			<Proposal
				rows={
					proposal && [
						["How long the pointer rests", seconds(dwell.time), seconds(proposal.time)],
						["How far beside a button still counts", pixels(dwell.reach), pixels(proposal.reach)],
					]
				}
				suits="This suits how you pointed."
				tooFew="You reached too few places to suggest anything. Nothing was changed."
				onTake={() => {
					if (proposal) changeAccess({ dwell: proposal });
					stop();
				}}
				onAgain={begin}
				onEnd={stop}
			/>
		);
	}
	return (
		<div>
			<Button onPress={begin}>Find my dwell time</Button>
			<p>Sayso measures how you point, and suggests settings. You decide.</p>
		</div>
	);
}
