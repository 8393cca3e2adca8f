import { addStyle } from "../../../access/add-style.ts";
import { useCommunicator } from "../communicator-context.tsx";
import { pickAnswer } from "../conversation/commands.ts";
import { Places } from "../stage/places.tsx";
import { planOf } from "../stage/plan-of.ts";
import css from "../stage/replies.module.css";
import type { RepliesProps } from "../stage/replies.tsx";
import { fewWords } from "./few-words.ts";
import { PictureCard } from "./picture-card.tsx";
import style from "./pictures.css?inline";

addStyle(style);

/** As much as stands under most pictures. */
const usual = "I would like some …";

/** The replies as large pictures with few words, at the same fixed places for as long as they are there. */
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
						// Another reply is another button: a press, a dwell or a scan of this one never says that one.
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
