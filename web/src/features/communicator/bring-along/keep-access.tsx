import { useEffect, useState } from "react";
import { type AccessProfile, accessProfile, replaceAccess } from "../../../access/profile.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import shared from "../../../ui/editing.module.css";

/** Seconds to answer, at least; a light that moves slowly needs as long as it takes to go round. */
const patience = (pace: number) => Math.max(60, Math.round((20 * pace) / 1000));

/** Somebody else's ways of pressing may be none that this person has: unless they say so, theirs come back. */
export function KeepAccess({ before, onDone }: { before: AccessProfile; onDone: () => void }) {
	const [seconds] = useState(() => patience(accessProfile().scan.pace));
	const putBack = () => {
		replaceAccess(before);
		onDone();
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: the time runs once
	useEffect(() => {
		const timer = setTimeout(putBack, seconds * 1000);
		return () => clearTimeout(timer);
	}, []);
	return (
		<Dialog title="Can you press this?" isOpen onClose={putBack} isAlert>
			<p>Your ways to press have changed. If you press nothing, they go back to what they were in {seconds} seconds.</p>
			<div className={shared.actions}>
				<Button look="primary" onPress={onDone} autoFocus data-scan>
					Keep them
				</Button>
				<Button onPress={putBack} data-scan>
					Put them back
				</Button>
			</div>
		</Dialog>
	);
}
