import { limits } from "@sayso/contract/limits.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { writesByHand } from "../../../access/glance.ts";
import type { PersonEvent } from "../../../conversation/events.ts";
import { problemOfOwnWords } from "../../../conversation/fold-own-words.ts";
import { useDeviceSetting } from "../../../device/device-setting.ts";
import { speakingWay } from "../../../device/speaking-way.ts";
import type { Suggestion } from "../../../prediction/predict.ts";
import { NativeField } from "../../../ui/native-field.tsx";
import { useSize } from "../../../ui/places/use-size.ts";
import { pressedEnter } from "../../../ui/pressed-enter.ts";
import { useCommunicator } from "../communicator-context.tsx";
import css from "./own-words.module.css";
import { SayActions } from "./say-actions.tsx";
import { layoutFor } from "./suggestion-layout.ts";
import { Suggestions } from "./suggestions.tsx";
import { useDraft } from "./use-draft.ts";

/** The box for the person's own words: typed or picked, then spoken. They are never treated as the partner's. */
export function OwnWords() {
	const { state, give } = useCommunicator();
	const { text } = state.own;
	const [way] = useDeviceSetting(speakingWay);
	const section = useRef<HTMLElement>(null);
	const box = useRef<HTMLTextAreaElement>(null);
	const size = useSize(section);
	const layout = size && layoutFor(size, size.rem);
	/** The position of the caret; undefined: at the end. */
	const [caret, setCaret] = useState<number>();
	const [ahead, behind] = [text.slice(0, caret), caret === undefined ? "" : text.slice(caret)];

	function focusBox() {
		// Not if a key is the switch: its presses would type into the box.
		if (writesByHand()) box.current?.focus();
	}
	useEffect(focusBox, []);
	/**
	 * The caret position after a pick, or after typing that began before this was loaded. The box is set only then: moves by key are
	 * always newer than what is drawn.
	 */
	const left = useRef(text === "" ? undefined : text.length);
	useLayoutEffect(() => {
		if (left.current === undefined) return;
		box.current?.setSelectionRange(left.current, left.current);
		left.current = undefined;
	});
	// Off the record nothing is stored, including unfinished text.
	useDraft(state.isOffRecord ? "" : text, (draft) => give({ type: "typeOwnWords", text: draft, picked: true }));

	function press(event: PersonEvent) {
		setCaret(undefined);
		give(event);
		// The pressed button is now disabled.
		focusBox();
	}

	function pick({ written }: Suggestion) {
		// The picked word contains the rest of the word being typed.
		const after = behind.replace(/^[\p{L}\p{N}'’-]*\s*/u, "");
		left.current = written.length;
		setCaret(after === "" ? undefined : written.length);
		give({ type: "typeOwnWords", text: written + after, picked: true });
		if (section.current?.contains(document.activeElement)) focusBox();
	}

	return (
		<section ref={section} className={css.own} data-layout={layout?.name} aria-label="Your own words">
			<NativeField label="What I say" error={problemOfOwnWords(state.own)}>
				{(control) => (
					<textarea
						{...control}
						ref={box}
						className={css.box}
						value={text}
						maxLength={limits.promptCharacters}
						placeholder="Type it, then press Speak."
						onChange={({ target }) =>
							give({ type: "typeOwnWords", text: target.value, bySentence: way === "sentences" })
						}
						onSelect={({ currentTarget: { selectionStart, value } }) =>
							setCaret(selectionStart === value.length ? undefined : selectionStart)
						}
						onKeyDown={(event) => {
							if (!pressedEnter(event) || event.shiftKey) return;
							event.preventDefault();
							press({ type: "sayOwnWords" });
						}}
						autoComplete="off"
						enterKeyHint="send"
					/>
				)}
			</NativeField>
			<div className={css.suggestions}>
				{layout && <Suggestions ahead={ahead} behind={behind} layout={layout} onPick={pick} />}
			</div>
			<SayActions press={press} />
		</section>
	);
}
