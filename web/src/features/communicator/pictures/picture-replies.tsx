import { addStyle } from "../../../access/add-style.ts";
import { pickAnswer } from "../../../conversation/commands.ts";
import { Places } from "../../../ui/places/places.tsx";
import { planOf } from "../../../ui/places/plan-of.ts";
import { useCommunicator } from "../communicator-context.tsx";
import css from "../stage/replies.module.css";
import type { RepliesProps } from "../stage/replies.tsx";
import { fewWords } from "./few-words.ts";
import { PictureCard } from "./picture-card.tsx";
import style from "./pictures.css?inline";

addStyle(style);

/** A typical text below a picture, to plan the layout. */
const usual = "I would like some …";

/** The replies as large pictures with few words, at fixed places while they show. */
export function PictureReplies({ stage, look: { imageStyles } }: RepliesProps) {
	const { state, give } = useCommunicator();
	const { cards } = state;
	const isMade = state.phase === "generating";
	const plan = planOf(stage, stage.rem, { count: cards.length, letters: usual, head: "picture", columns: 3 });
	return (
		<Places key={state.generation} label="Replies" plan={plan} count={cards.length} isBusy={isMade}>
			{(index) => {
				const answer = cards[index];
				if (!answer) return isMade && <div className={css.awaited} />;
				const before = cards.slice(0, index).flatMap((card) => (card ? [card] : []));
				return (
					<PictureCard
						// A new reply is a new button, so that a press, dwell or scan of one never speaks another.
						key={answer.text}
						answer={answer}
						few={fewWords(answer, before)}
						place={index + 1}
						imageStyles={imageStyles}
						isChanging={state.isChanging}
						onPick={() => give(pickAnswer(index).event)}
					/>
				);
			}}
		</Places>
	);
}
