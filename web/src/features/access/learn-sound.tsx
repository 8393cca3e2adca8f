import { useEffect, useState } from "react";
import { type SoundLesson, waitForSound } from "../../access/learn-sound.ts";
import { changeAccess } from "../../access/profile.ts";
import { Button } from "../../ui/button.tsx";
import css from "./way.module.css";

const problems = {
	refused:
		"This browser does not let Sayso use the microphone, so a sound cannot be a switch. Allow the microphone for this page, then try again.",
	missing: "No microphone was found. A sound cannot be a switch without one.",
	asleep: "Press anything once, so that this browser lets Sayso hear.",
};
const steps = {
	asking: "Your browser may ask whether Sayso may use the microphone. Allow it.",
	quiet: "Quiet for a moment, please. Sayso is listening to the room.",
	sound: "Make your sound now: a hum, a word, a puff. Then be quiet again.",
	nothing: "No sound was clearly louder than the room. Your switch stays as it was.",
};

const wordsOf = (lesson: SoundLesson): string => {
	if (lesson.step === "failed") return problems[lesson.problem];
	return lesson.step === "learned" ? "" : steps[lesson.step];
};

/** Sets a sound as the switch by making it. If the microphone is refused, a message says so and the switch is unchanged. */
export function LearnSound({ onLearned, onEnd }: { onLearned: () => void; onEnd: () => void }) {
	const [lesson, setLesson] = useState<SoundLesson>({ step: "asking" });
	const [times, setTimes] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another try begins anew.
	useEffect(() => waitForSound(setLesson), [times]);
	useEffect(() => {
		if (lesson.step !== "learned") return;
		changeAccess({ sound: { threshold: Math.min(-5, Math.max(-90, lesson.threshold)) } });
		onLearned();
		onEnd();
	}, [lesson, onLearned, onEnd]);
	const isOver = lesson.step === "nothing" || (lesson.step === "failed" && lesson.problem !== "asleep");
	return (
		<div className={css.learning} data-access-learns={isOver ? undefined : ""}>
			<p role="status">{wordsOf(lesson)}</p>
			<p>The sound is not kept or sent.</p>
			<div className={css.switches}>
				{isOver && <Button onPress={() => setTimes(times + 1)}>Try again</Button>}
				<Button onPress={onEnd}>{isOver ? "Close" : "Cancel"}</Button>
			</div>
		</div>
	);
}
