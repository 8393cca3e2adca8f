import type { Preferences } from "@sayso/contract/entities/preferences.ts";
import { pickAnswer } from "../../../conversation/commands.ts";
import { fittingSize, type Size } from "../../../ui/places/fit.ts";
import { Places } from "../../../ui/places/places.tsx";
import { planOf } from "../../../ui/places/plan-of.ts";
import { useCommunicator } from "../communicator-context.tsx";
import css from "./replies.module.css";
import { ReplyCard } from "./reply-card.tsx";
import type { CardLook } from "./use-card-look.ts";

/** A long typical reply of each length: places are laid out for it before any reply comes. */
const usual: Record<Preferences["responseLength"], string> = {
	short: "Not today, thank you.",
	medium: "I would like to stay at home today, thanks.",
	long: "I would like to stay at home today, if you don't mind, because I did not sleep that well.",
};

export interface RepliesProps {
	stage: Size & { rem: number };
	look: CardLook;
}

/** The replies at their fixed places, and placeholders for those to come. */
export function Replies({ stage, look: { imageStyles, responseLength } }: RepliesProps) {
	const { state, give } = useCommunicator();
	const isMade = state.phase === "generating";
	const { rem } = stage;
	const plan = planOf(stage, rem, {
		count: state.cards.length,
		letters: usual[responseLength],
		head: imageStyles === "emoji" ? "head" : "picture",
		columns: 3,
	});
	return (
		<Places key={state.generation} label="Replies" plan={plan} count={state.cards.length} isBusy={isMade}>
			{(index) => {
				const answer = state.cards[index];
				if (!answer) return isMade && <div className={css.awaited} />;
				return (
					<ReplyCard
						// A new reply is a new button, so that a press, dwell or scan of one never speaks another.
						key={answer.text}
						answer={answer}
						place={index + 1}
						imageStyles={imageStyles}
						isChanging={state.isChanging}
						size={fittingSize(answer.text, plan.room, rem)}
						onPick={() => give(pickAnswer(index).event)}
					/>
				);
			}}
		</Places>
	);
}
