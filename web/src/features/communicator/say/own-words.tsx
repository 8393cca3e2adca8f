import { limits } from "@sayso/contract/limits.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { writesByHand } from "../../../access/glance.ts";
import { useDeviceSetting } from "../../../device/device-setting.ts";
import type { Suggestion } from "../../../prediction/predict.ts";
import { NativeField } from "../../../ui/native-field.tsx";
import { pressedEnter } from "../../../ui/pressed-enter.ts";
import { useCommunicator } from "../communicator-context.tsx";
import type { PersonEvent } from "../conversation/events.ts";
import { problemOfOwnWords } from "../conversation/fold-own-words.ts";
import { useSize } from "../stage/use-size.ts";
import css from "./own-words.module.css";
import { SayActions } from "./say-actions.tsx";
import { speakingWay } from "./speaking-way.ts";
import { layoutFor } from "./suggestion-layout.ts";
import { Suggestions } from "./suggestions.tsx";
import { useDraft } from "./use-draft.ts";

/** What the person says in words of their own: typed or picked here, and spoken. It is never taken for what the partner says. */
export function OwnWords() {
	const { state, give } = useCommunicator();
	const { text } = state.own;
	const [way] = useDeviceSetting(speakingWay);
	const section = useRef<HTMLElement>(null);
	const box = useRef<HTMLTextAreaElement>(null);
	const size = useSize(section);
	const layout = size && layoutFor(size, size.rem);
	/** Where the next letter goes; undefined: at the end. */
	const [caret, setCaret] = useState<number>();
	const [ahead, behind] = [text.slice(0, caret), caret === undefined ? "" : text.slice(caret)];

	function focusBox() {
		// A key that is the switch would write there.
		if (writesByHand()) box.current?.focus();
	}
	useEffect(focusBox, []);
	/**
	 * Where a pick leaves it, and first where it was typed before this was there. Only then is the box told: whoever moves it by
	 * keys is always ahead of what is drawn.
	 */
	const left = useRef(text === "" ? undefined : text.length);
	useLayoutEffect(() => {
		if (left.current === undefined) return;
		box.current?.setSelectionRange(left.current, left.current);
		left.current = undefined;
	});
	// Off the record nothing is kept, what is half typed neither.
	useDraft(state.isOffRecord ? "" : text, (draft) => give({ type: "typeOwnWords", text: draft, picked: true }));

	function press(event: PersonEvent) {
		setCaret(undefined);
		give(event);
		// The button that was pressed has nothing left to do.
		focusBox();
	}

	function pick({ written }: Suggestion) {
		// What is left of the word that was being written is in what was picked.
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
