import { type Fact, refusal } from "./fact.ts";
import { factsOfSentence, keyOf } from "./facts-in.ts";
import { listed, sentencesIn, whole } from "./read.ts";
import { refuse } from "./refused.ts";

/** The text with another value for a fact: where it stands, else, if it would not be read there, in a sentence of its own. */
export function mend(aboutMe: string, fact: Fact, value: string): string {
	const text = value.trim().replace(/[.!?]+$/, "");
	if (!text || text === fact.value) return aboutMe;
	const lines = aboutMe.split("\n");
	for (const [at, line] of lines.entries()) {
		const changed = refusal.test(line) ? undefined : mendedLine(line, fact, text);
		if (changed) return lines.with(at, changed).join("\n");
	}
	return `${refuse(aboutMe, fact).trimEnd()}\n${fact.said.replace(whole(fact.value), () => text)}`;
}

function mendedLine(line: string, fact: Fact, text: string): string | undefined {
	for (const sentence of sentencesIn(line)) {
		if (!factsOfSentence(sentence).some((each) => keyOf(each) === keyOf(fact))) continue;
		const changed = mendedSentence(sentence, fact, text);
		if (changed) return line.replace(sentence, () => changed);
	}
	return undefined;
}

/** With the value at the place where it is read back as the fact that it mends. */
function mendedSentence(sentence: string, fact: Fact, text: string): string | undefined {
	const places = [...sentence.matchAll(whole(fact.value, "giu"))];
	const tries = places.map(
		({ 0: found, index }) => sentence.slice(0, index) + text + sentence.slice(index + found.length),
	);
	return tries.find((tried) => {
		const facts = factsOfSentence(tried);
		const isRead = (value: string) =>
			facts.some((each) => each.kind === fact.kind && each.of === fact.of && whole(value).test(each.value));
		return listed(text).every(isRead) && !facts.some((each) => keyOf(each) === keyOf(fact));
	});
}
