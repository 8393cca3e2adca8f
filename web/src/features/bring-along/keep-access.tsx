import { useEffect, useState } from "react";
import { type AccessProfile, accessProfile, replaceAccess } from "../../access/profile.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import shared from "../../ui/editing.module.css";

/** Seconds to confirm, at least; slow scanning gets the time of a full round. */
const patience = (pace: number) => Math.max(60, Math.round((20 * pace) / 1000));

/** The person may be unable to use the imported ways of pressing: unless they confirm, the earlier ones are restored. */
export function KeepAccess({ before, onDone }: { before: AccessProfile; onDone: () => void }) {
	const [seconds] = useState(() => patience(accessProfile().scan.pace));
	const putBack = () => {
		replaceAccess(before);
		onDone();
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: the timer runs once
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
