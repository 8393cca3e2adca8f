import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { keepPlaces, type Places } from "../../../prediction/keep-places.ts";
import type { Suggestion } from "../../../prediction/predict.ts";
import type { SuggestionLayout } from "./suggestion-layout.ts";
import css from "./suggestions.module.css";
import { usePrediction } from "./use-prediction.ts";

/** Milliseconds without typing before suggestions are announced. */
const rest = 1_000;

interface SuggestionsProps {
	/** The text before the caret, and the text behind it. */
	ahead: string;
	behind: string;
	layout: SuggestionLayout;
	/** Puts a picked suggestion into the box, without speaking it. */
	onPick: (suggestion: Suggestion) => void;
}

/** Suggestions at fixed places: words, or whole sentences that were said before. */
export function Suggestions({ ahead, behind, layout, onPick }: SuggestionsProps) {
	const predict = usePrediction();
	const latest = useRef(predict);
	latest.current = predict;
	const isReady = predict !== undefined;
	const [places, setPlaces] = useState<{ words: Places; sentences: Places }>({ words: [], sentences: [] });
	const { words, sentences } = layout;

	// Words learnt while the person does not type move nothing: only the text, or another screen, changes the suggestions.
	useLayoutEffect(() => {
		if (!isReady) return;
		const isAtEnd = behind.trim() === "";
		const found = latest.current?.(ahead, { words, sentences: isAtEnd ? sentences : 0 }) ?? [];
		const ofKind = (kind: Suggestion["kind"]) => found.filter((suggestion) => suggestion.kind === kind);
		setPlaces((before) => ({
			words: keepPlaces(before.words, ofKind("word"), words),
			sentences: keepPlaces(before.sentences, ofKind("sentence"), sentences),
		}));
	}, [isReady, ahead, behind, words, sentences]);

	const shown = [...places.words, ...places.sentences];
	const announced = useRested(shown.flatMap((suggestion) => suggestion?.text ?? []).join(", "));

	useEffect(() => {
		function pressed(event: KeyboardEvent) {
			const place = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
			if (!place || !event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
			const suggestion = shown[Number(place) - 1];
			if (!suggestion) return;
			event.preventDefault();
			onPick(suggestion);
		}
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	});

	return (
		<>
			<ol className={css.places} aria-label="Suggestions" translate="no" data-scan-beside>
				{shown.map((suggestion, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
					<li key={at} data-kind={at < words ? "word" : "sentence"}>
						{suggestion && (
							<button
								type="button"
								className={css.suggestion}
								// The box keeps the focus, so the on-screen keyboard of a phone stays open.
								onMouseDown={(event) => event.preventDefault()}
								onClick={(event) => {
									// At the second tap of a double tap another suggestion is in this place.
									if (event.detail < 2) onPick(suggestion);
								}}
								aria-keyshortcuts={`Alt+${at + 1}`}
							>
								<span className={css.text}>{suggestion.text}</span>
								<span className={css.key} aria-hidden="true">
									Alt {at + 1}
								</span>
							</button>
						)}
					</li>
				))}
			</ol>
			<p role="status" className="visually-hidden">
				{announced && ahead !== "" && `Suggestions: ${announced}`}
			</p>
		</>
	);
}

/** Returns a text once it has not changed for a while. */
function useRested(text: string): string {
	const [rested, setRested] = useState("");
	useEffect(() => {
		const timer = setTimeout(() => setRested(text), rest);
		return () => clearTimeout(timer);
	}, [text]);
	return rested;
}
