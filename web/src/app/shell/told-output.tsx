import { useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useChosenOutput } from "../../voice/use-chosen-output.ts";
import css from "./told-changes.module.css";

/** That the voice comes from another speaker than was chosen, until it is closed or that one is back. */
export function ToldOutput() {
	const { output, standing } = useChosenOutput();
	const [isClosed, setClosed] = useState(false);
	const isGone = standing === "gone";
	if (!isGone && isClosed) setClosed(false);
	return (
		<div role="status" className={css.region}>
			{isGone && !isClosed && (
				<Notice type="warning" live={false}>
					<div className={css.told}>
						<p>“{output?.name}” cannot be used now. Your voice comes from the usual speaker of this device.</p>
						<IconButton icon="close" label="Close the message" onPress={() => setClosed(true)} />
					</div>
				</Notice>
			)}
		</div>
	);
}
