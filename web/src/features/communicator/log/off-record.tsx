import { messages } from "@sayso/contract/messages.ts";
import { useCommunicator } from "../communicator-context.tsx";
import css from "./off-record.module.css";

/** Shown while nothing is stored. */
export function OffRecord() {
	const { state } = useCommunicator();
	if (!state.isOffRecord) return null;
	const [words, ...rest] = messages.communicator.offRecord.split(":");
	return (
		<p className={css.strip}>
			{words}
			<span>:{rest.join(":")}</span>
		</p>
	);
}
