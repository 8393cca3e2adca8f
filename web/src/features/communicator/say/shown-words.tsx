import { useCommunicator } from "../communicator-context.tsx";
import css from "./shown-words.module.css";

/** Words that no voice could speak, as large as possible, to show to the partner. */
export function ShownWords() {
	const { speech } = useCommunicator().state;
	return (
		<p className={css.shown} translate="no">
			{speech?.text}
		</p>
	);
}
