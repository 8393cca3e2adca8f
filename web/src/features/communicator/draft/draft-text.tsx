import { useEffect, useRef } from "react";
import { writesByHand } from "../../../access/glance.ts";
import { type Draft, problemOf } from "../../../conversation/draft.ts";
import { NativeField } from "../../../ui/native-field.tsx";
import { pressedEnter } from "../../../ui/pressed-enter.ts";
import { useCommunicator } from "../communicator-context.tsx";
import css from "./draft-text.module.css";

/** The reply as a text field. */
export function DraftText({ draft }: { draft: Draft }) {
	const { give } = useCommunicator();
	const box = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		// Not if a key is the switch: its presses would type into the field.
		if (writesByHand()) box.current?.focus();
	}, []);
	return (
		<NativeField label="Your words" error={problemOf(draft)}>
			{(control) => (
				<textarea
					{...control}
					ref={box}
					className={css.box}
					rows={2}
					value={draft.text}
					onChange={({ target }) => give({ type: "typeDraft", text: target.value })}
					onKeyDown={(event) => {
						if (pressedEnter(event) && (event.ctrlKey || event.metaKey)) give({ type: "sayDraft" });
					}}
					autoComplete="off"
				/>
			)}
		</NativeField>
	);
}
