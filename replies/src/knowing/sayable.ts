import { refusal } from "./fact.ts";
import { factsOf } from "./facts.ts";
import { factsIn, factsOfSentence } from "./facts-in.ts";
import { sentencesIn } from "./read.ts";
import { bare, markedAsNeverSaid, refusedIn, refusedOf, refusing } from "./refused.ts";
import { without } from "./without.ts";

/**
 * About Me as replies may use it: without what was refused, wherever it stands, the rest in its own words. What must not be
 * eaten stays, and so does a "Never say:" that nothing here reads: it is for a model to heed.
 * @param refused as `refusedIn` finds it in the person's own text; `aboutMe` may hold their profile too
 */
export function sayable(aboutMe: string, refused: readonly string[] = refusedIn(aboutMe)): string {
	if (refused.length === 0) return aboutMe;
	const facts = factsIn(aboutMe);
	const sentences = new Set(
		aboutMe
			.split("\n")
			.filter((line) => !refusal.test(line))
			.flatMap(sentencesIn)
			.map(bare),
	);
	const isHeeded = (said: string) =>
		factsOfSentence(said).length > 0 ||
		Object.keys(factsOf(said)).length > 0 ||
		sentences.has(bare(said)) ||
		facts.some(refusing([said]));
	const isGone = refusing(refused);
	const words = new Set(refused.map(bare));
	return aboutMe
		.split("\n")
		.flatMap((line) => {
			if (!refusal.test(line)) {
				const kept = sentencesIn(line).flatMap((sentence) => without(sentence, isGone, words));
				return line.trim() && kept.length === 0 ? [] : [kept.join(" ")];
			}
			const own = refusedOf(line);
			return [
				...own
					.flatMap((said) => factsOfSentence(said).filter(({ kind }) => kind === "forbidden"))
					.map(({ said }) => said),
				// Each in a line of its own: what follows another would be read as said.
				...own.filter((said) => !isHeeded(said)).flatMap((said) => markedAsNeverSaid([said])),
			];
		})
		.join("\n");
}
