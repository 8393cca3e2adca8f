import { type Answer, Tone } from "@sayso/contract/entities/answer.ts";
import { limits } from "@sayso/contract/limits.ts";
import { wordsOf } from "./hearing/normalise.ts";
import type { PlanRow, ReplyRequest } from "./reply.ts";
import { alike } from "./wording/likeness.ts";

export type Problem =
	| "advice"
	| "echo"
	| "emoji"
	| "form"
	| "keyword"
	| "length"
	| "news to a question"
	| "person"
	| "placeholder"
	| "repeated"
	| "shown before"
	| "tone"
	| "too alike";

/** What is wrong with one card; empty if nothing is. Checks a model's cards and steered rows in production, and all rows in tests. */
export function validate(
	answer: Answer,
	row: Pick<PlanRow, "tone">,
	request: ReplyRequest,
	prior: readonly Answer[],
): Problem[] {
	const words = wordsOf(answer.text).length;
	const band = limits.replyWords[request.preferences.responseLength];
	const checks: Record<Problem, boolean> = {
		length: words < band.min || words > band.max,
		tone: !Tone.safeParse(answer.tone).success || answer.tone !== row.tone,
		emoji: !/^\p{RGI_Emoji}$/v.test(answer.emoji),
		keyword: !isKeyword(answer.keyword),
		form: !isSentence(answer),
		placeholder: /[{}[\]<>]|\b(?:undefined|null|NaN)\b/.test(answer.text),
		person: disagreement.test(answer.text),
		echo: echoes(answer.text, request.text),
		advice: advice.test(answer.text),
		repeated: prior.some((other) => other.text === answer.text),
		"too alike": prior.some((other) => other.text !== answer.text && alike(other.text, answer.text)),
		"shown before": request.shown.flat().some((other) => other.text === answer.text),
		"news to a question": /\?\s*$/.test(request.text) && acknowledgement.test(answer.text),
	};
	return (Object.keys(checks) as Problem[]).filter((problem) => checks[problem]);
}

const disagreement =
	/\b(?:I (?:are|is|has|does|doesn't)|(?<!\b(?:if|wish) )I were|you am\b|you (?:has|is)\b(?= \w+ing)|(?:he|she|it) (?:are|am|have|do)\b|we (?:am|is|was)|my (?:you|I)\b|your (?:me|I)\b|me (?:am|are)\b)/;
const advice =
	/\byou (?:should|must|ought to|need to) (?:take|stop|start|double|skip|sign|invest|buy|sell|sue)\b|\bI (?:diagnose|prescribe)\b/i;
const acknowledgement =
	/^(?:congratulations|that's (?:great|wonderful|fantastic|brilliant|terrible|awful|sad) news|i'm so sorry to hear|good for you)\b/i;

function isKeyword(keyword: string): boolean {
	const words = keyword.split(" ");
	return words.length <= 3 && words.every((word) => /^[\p{L}\p{N}][\p{L}\p{N}'.:-]*$/u.test(word));
}

function isSentence({ text, tone }: Answer): boolean {
	const whole =
		/^["']?[\p{Lu}\p{N}].*[.!?]$/u.test(text) && !/\s{2}|\s[.,!?]|[,;][.!?]|[.,]{2}/.test(text) && text === text.trim();
	return (
		whole &&
		(tone !== "question" || text.endsWith("?")) &&
		!/\b(\w+) \1\b/i.test(
			text.replace(/\b(?:that that|had had|night night|ha ha|no no|well well|now now|bye bye|very very)\b/gi, ""),
		)
	);
}

/** Four words running, said back to the partner with their `you` or `I` unchanged. To return the question is no echo. */
function echoes(reply: string, turn: string): boolean {
	const spoken = ` ${wordsOf(turn.toLowerCase()).join(" ")} `;
	const words = wordsOf(reply.toLowerCase().replace(/[^.!?]*\?/g, " "));
	return words.some((_, i) => {
		const four = words.slice(i, i + 4);
		return (
			four.length === 4 &&
			four.some((word) => /^(?:you|your|i|my|me|you're|i'm)$/.test(word)) &&
			spoken.includes(` ${four.join(" ")} `)
		);
	});
}
