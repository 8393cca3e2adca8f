import { useState, useSyncExternalStore } from "react";
import { Brought } from "../features/bring-along/brought.tsx";
import { InAccount } from "../features/bring-along/in-account.tsx";
import { MakeLink } from "../features/bring-along/make-link.tsx";
import { OpenFile } from "../features/bring-along/open-file.tsx";
import type { Read } from "../features/bring-along/read-belongings.ts";
import { SaveFile } from "../features/bring-along/save-file.tsx";
import { unpackSetup } from "../features/bring-along/setup-link.ts";
import { useHere } from "../features/bring-along/use-here.ts";
import { keepWaitingSetup, onWaitingSetup, waitingSetup } from "../features/bring-along/waiting-setup.ts";
import { BackLink } from "../ui/back-link.tsx";
import { Panel } from "../ui/panel.tsx";
import { Spinner } from "../ui/spinner.tsx";
import css from "./column.module.css";

/** Exports and imports settings as one file, and as a link that sets up another device. */
export function BringAlong() {
	const here = useHere();
	const packed = useSyncExternalStore(onWaitingSetup, waitingSetup);
	const [file, setFile] = useState<Read & { name: string; at: number }>();
	if (!here) return <Spinner label="Loading" />;
	return (
		<div className={css.screen}>
			<BackLink to="/app/access">Back to Access and voice</BackLink>
			{packed && (
				<Panel title="A setup link">
					<Brought
						key={packed}
						{...unpackSetup(packed)}
						here={here}
						from="in the link"
						onClose={() => keepWaitingSetup(undefined)}
					/>
				</Panel>
			)}
			<Panel title="Bring something in">
				<OpenFile onRead={(read, name) => setFile({ ...read, name, at: Date.now() })} />
				{file && (
					<Brought
						key={file.at}
						belongings={file.belongings}
						problems={file.problems}
						here={here}
						from={`in ${file.name}`}
						onClose={() => setFile(undefined)}
					/>
				)}
			</Panel>
			<Panel title="In your account">
				<InAccount here={here} />
			</Panel>
			<Panel title="Take it with you">
				<SaveFile belongings={here.belongings} />
			</Panel>
			<Panel title="Set up another device">
				<MakeLink belongings={here.belongings} />
			</Panel>
		</div>
	);
}
