import { useCommunicator } from "../communicator-context.tsx";
import css from "./shown-words.module.css";

/** Words that no voice could say, as large as they can be: to be shown. */
export function ShownWords() {
	const { speech } = useCommunicator().state;
	return (
		<p className={css.shown} translate="no">
			{speech?.text}
		</p>
	);
}
