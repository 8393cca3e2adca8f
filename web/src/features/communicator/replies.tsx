import { pickAnswer } from "../../access/commands.ts";
import { useCommunicator } from "./communicator-context.tsx";
import css from "./replies.module.css";
import { ReplyCard } from "./reply-card.tsx";
import type { ImageStyles } from "./use-image-styles.ts";

/** The replies at their fixed places, and the places of those to come. */
export function Replies({ imageStyles }: { imageStyles: ImageStyles }) {
	const { state, give } = useCommunicator();
	const { phase } = state;
	const places = state.cards.map((answer, index) => ({ answer, index, place: index + 1 }));
	if (places.length === 0) return null;
	return (
		<ul className={css.replies} aria-label="Replies" aria-busy={phase === "generating"} data-count={places.length}>
			{places.map(({ answer, index, place }) => (
				<li key={place}>
					{answer && (
						<ReplyCard
							// Another reply is another button: a press, a dwell or a scan of this one never says that one.
							key={answer.text}
							answer={answer}
							place={place}
							imageStyles={imageStyles}
							isChanging={state.isChanging}
							onPick={() => give(pickAnswer(index).event)}
						/>
					)}
					{!answer && phase === "generating" && <div className={css.awaited} />}
				</li>
			))}
		</ul>
	);
}
