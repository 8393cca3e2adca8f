import { useLayoutEffect, useRef, useState } from "react";
import { isPossible } from "../../../conversation/machine.ts";
import { phrases } from "../../../conversation/phrases.ts";
import { useBoardPhrases } from "../../../phrases/board-phrases.ts";
import { PhraseMark } from "../../../phrases/phrase-mark.tsx";
import { fittingSize, type Size } from "../../../ui/places/fit.ts";
import { Places } from "../../../ui/places/places.tsx";
import { planOf } from "../../../ui/places/plan-of.ts";
import { useCommunicator } from "../communicator-context.tsx";
import css from "./board.module.css";
import { useQuickPlaces } from "./quick-places.ts";
import { allTiles, fewLetters, idleTiles } from "./tiles-of.ts";

/** Texts that can be spoken with one press at any time, also without a question. */
export function Board({ stage, isPictured }: { stage: Size & { rem: number }; isPictured: boolean }) {
	const { state, give } = useCommunicator();
	const { rem } = stage;
	const board = useBoardPhrases();
	const onQuickRow = useQuickPlaces();
	const [folder, setFolder] = useState("");
	const box = useRef<HTMLDivElement>(null);
	const hasTurned = useRef(false);
	const isWanted = state.way === "phrases";
	const tiles = isWanted
		? allTiles(board, onQuickRow, folder)
		: idleTiles(board, onQuickRow, state.speech !== undefined);
	const head = isPictured && tiles.some(({ emoji, picture }) => emoji || picture) ? "picture" : "none";
	const plan = planOf(stage, rem, { count: tiles.length, letters: phrases.device, head, columns: 4 });
	const size = fittingSize(phrases.device, plan.room, rem);

	// biome-ignore lint/correctness/useExhaustiveDependencies: these values change the tiles
	useLayoutEffect(() => {
		// The pressed tile is gone: move the focus to the first tile.
		if (hasTurned.current && document.activeElement === document.body)
			box.current?.querySelector<HTMLElement>("button")?.focus();
	}, [folder]);

	function open(into: string) {
		hasTurned.current = true;
		setFolder(into);
	}

	return (
		<div ref={box} className={css.board}>
			<Places key={folder} label={folder || "Phrases"} plan={plan} count={tiles.length}>
				{(at) => {
					const tile = tiles[at];
					if (!tile) return null;
					const { key, text, emoji = "", picture = "", icon, press, phrase } = tile;
					const isLong = text.length > fewLetters;
					const least = 1.25 * rem;
					return (
						<button
							// A new tile is a new button, so that the second tap of a trembling hand does not press it.
							key={key}
							type="button"
							className={css.tile}
							data-folder={"folder" in press || undefined}
							style={{ fontSize: isLong ? (fittingSize(text, plan.room, rem) ?? least) : size }}
							disabled={"event" in press && !isPossible(state, press.event)}
							onClick={() => {
								if ("folder" in press) return open(press.folder);
								give(press.event);
								if (phrase && !state.isOffRecord) board.count(phrase);
							}}
						>
							<PhraseMark emoji={emoji} picture={picture} icon={icon} />
							{/* Longer texts end in dots; they are spoken whole. */}
							<span
								className={css.text}
								translate="no"
								style={{ WebkitLineClamp: Math.max(1, Math.floor(plan.room.height / (least * 1.2))) }}
							>
								{text}
							</span>
						</button>
					);
				}}
			</Places>
		</div>
	);
}
