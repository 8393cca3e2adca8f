import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { keepPlaces, type Places } from "../../../prediction/keep-places.ts";
import type { Suggestion } from "../../../prediction/predict.ts";
import type { SuggestionLayout } from "./suggestion-layout.ts";
import css from "./suggestions.module.css";
import { usePrediction } from "./use-prediction.ts";

/** Milliseconds without a key after which those who hear the page are told. */
const rest = 1_000;

interface SuggestionsProps {
	/** What is written before the place where the next letter goes, and behind it. */
	ahead: string;
	behind: string;
	layout: SuggestionLayout;
	/** Puts what was picked into the box. It is not said. */
	onPick: (suggestion: Suggestion) => void;
}

/** What may be meant, at places that stay: a word, or a whole sentence that was said before. */
export function Suggestions({ ahead, behind, layout, onPick }: SuggestionsProps) {
	const predict = usePrediction();
	const latest = useRef(predict);
	latest.current = predict;
	const isReady = predict !== undefined;
	const [places, setPlaces] = useState<{ words: Places; sentences: Places }>({ words: [], sentences: [] });
	const { words, sentences } = layout;

	// What is learned while nothing is typed moves nothing: only the text, or another screen, does.
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
	const told = useRested(shown.flatMap((suggestion) => suggestion?.text ?? []).join(", "));

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
								// The box keeps the focus, and the keyboard of a phone stays as it is.
								onMouseDown={(event) => event.preventDefault()}
								onClick={(event) => {
									// By the second tap of two something else stands there.
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
				{told && ahead !== "" && `Suggestions: ${told}`}
			</p>
		</>
	);
}

/** A text once it has stayed the same for a while. */
function useRested(text: string): string {
	const [rested, setRested] = useState("");
	useEffect(() => {
		const timer = setTimeout(() => setRested(text), rest);
		return () => clearTimeout(timer);
	}, [text]);
	return rested;
}
