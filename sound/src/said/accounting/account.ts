import { waysOf } from "./named-by.ts";

const small =
	"one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** The digits of number words, without zeros: place words such as hundred have none. */
const digits = new Map([
	...small.map((word, at): [string, string] => [word, String(at + 1).replace("0", "")]),
	...tens.map((word, at): [string, string] => [word, String(at + 2)]),
]);

/** What is not spoken: the beginning of a web address, emoji, and faces with a letter or a digit. */
const silent =
	/(?<=^|\s)(?:[:;=][-']?[DP](?=[\s.,!?]|$)|:3(?=[\s.,!?]*$))|(?<![\p{L}\d/])(?:https?:\/\/(?:www\.)?|www\.)(?=[\p{L}\d])|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/giu;

/** Roman figures behind the words of the sentences that they count. */
const roman: Readonly<Record<string, string>> = { ii: "2", iv: "4", viii: "8" };

/** Words in lower case, and each digit except zero. */
const tokensOf = (text: string): string[] => {
	const plain = text.normalize("NFKC").toLowerCase().replaceAll("o’clock", "oclock");
	const counted = plain.replace(
		/(?<=\b(?:henry|mary|stage|war) )(?:ii|iv|viii)\b/g,
		(figure) => roman[figure] ?? figure,
	);
	// Any ending makes a number ordinal, even a wrong one.
	const tokens = counted.match(/\p{L}+|[1-9]/gu)?.map((token) => token.replace(/^(?:st|nd|rd)$/, "th")) ?? [];
	return tokens.flatMap((token) => [...(digits.get(token) ?? [token])]);
};

/** Removes a token. @returns whether it was there */
function take(tokens: string[], token: string): boolean {
	const at = tokens.indexOf(token);
	if (at >= 0) tokens.splice(at, 1);
	return at >= 0;
}

/** The letters and digits that a text and its spoken form do not have in common, ignoring their order. */
export function unaccounted(written: string, said: string): string[] {
	const shown = written.replace(silent, " ").normalize("NFKC");
	// The century of a two-digit year may be spoken.
	const centuries = shown.match(/\d[/.]\d{1,2}[/.]\d\d(?!\d)/g)?.map(() => "2") ?? [];
	const open = [...tokensOf(shown), ...centuries];
	// Whole words first, so that the letters of a spelled word are not used up by another.
	const spoken = tokensOf(said).filter((token) => /^\p{L}$/u.test(token) || !take(open, token));
	const longestFirst = [...open].sort((one, other) => other.length - one.length);
	for (const token of longestFirst) if (isSpelt(token, said, spoken)) take(open, token);
	const changed = spoken.filter((token) => !take(open, token));
	const left = even(changed, open, shown, centuries.length) ?? open;
	const added = left === open ? changed : [];
	return [...left.map((token) => `${token} is lost`), ...added.map((token) => `${token} is made up`)];
}

/** Whether its letters were spoken one by one; they are then removed from the spoken text. */
function isSpelt(token: string, said: string, spoken: string[]): boolean {
	const letters = [...token];
	if (letters.length < 2 || !new RegExp(`(?<!\\p{L})${letters.join(" ")}(?!\\p{L})`, "iu").test(said)) return false;
	const rest = [...spoken];
	if (!letters.every((letter) => take(rest, letter))) return false;
	spoken.splice(0, spoken.length, ...rest);
	return true;
}

/** Tries the interpretations of each spoken word. @returns [] if all words match, with at most the permitted rest */
function even(words: readonly string[], open: readonly string[], shown: string, spare: number): [] | undefined {
	const [word, ...others] = words;
	if (!word) return open.length <= spare && open.every((token) => token === "2") ? [] : undefined;
	for (const way of waysOf(word)) {
		const rest = [...open];
		if (accounts(way, shown, rest) && even(others, rest, shown, spare)) return [];
	}
	return;
}

/** Whether an interpretation matches the text; what it uses up is removed. */
function accounts(way: string, shown: string, open: string[]): boolean {
	if (way === "figure") return /[\d½¼¾]/.test(shown);
	if (way === "roman") return /\b[IVX]{2,}\b/.test(shown);
	if (/^\p{L}+\*$/u.test(way)) return tokensOf(shown).includes(way.slice(0, -1));
	if (!/^[\p{L}1-9]/u.test(way)) return shown.includes(way);
	return way.split(" ").every((token) => take(open, token));
}
