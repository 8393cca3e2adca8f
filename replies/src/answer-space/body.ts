import { type Choice, type Choices, sentence } from "./choice.ts";

type Part = readonly [part: string, emoji: string, sides?: "sides"];

/** From the head down; of what there are two, the side is asked. */
const parts: readonly Part[] = [
	["head", "🤕"],
	["face", "🙂"],
	["eye", "👁️", "sides"],
	["ear", "👂", "sides"],
	["nose", "👃"],
	["mouth", "👄"],
	["teeth", "🦷"],
	["throat", "😮"],
	["neck", "🧣"],
	["shoulder", "🤷", "sides"],
	["arm", "💪", "sides"],
	["elbow", "💪", "sides"],
	["wrist", "⌚", "sides"],
	["hand", "✋", "sides"],
	["finger", "☝️", "sides"],
	["chest", "🫁"],
	["back", "🔙"],
	["lower back", "🔙"],
	["tummy", "🍽️"],
	["side", "↔️", "sides"],
	["bottom", "🪑"],
	["private parts", "🩲"],
	["hip", "🦵", "sides"],
	["leg", "🦵", "sides"],
	["knee", "🦵", "sides"],
	["calf", "🦵", "sides"],
	["ankle", "🦶", "sides"],
	["foot", "🦶", "sides"],
	["toe", "🦶", "sides"],
];
const plurals: Readonly<Record<string, string>> = { foot: "feet", calf: "calves" };

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const choice = (label: string, emoji: string, keyword: string, text: string): Choice => ({
	...{ label: capital(label), emoji, keyword },
	text: sentence(text),
});

function choiceOf([part, emoji, count]: Part): Choice {
	if (count !== "sides") return choice(part, emoji, part, `It's my ${part}`);
	const both = `both ${plurals[part] ?? `${part}s`}`;
	const sides: Choices = {
		title: `Which ${part}`,
		choices: [
			choice(`left ${part}`, "👈", part, `It's my left ${part}`),
			choice(`right ${part}`, "👉", part, `It's my right ${part}`),
			choice(both, emoji, part, `It's ${both.replace("both", "both my")}`),
		],
	};
	return { label: `${capital(part)}…`, emoji, keyword: part, further: sides };
}

export const body = (): Choices => ({
	title: "Where on your body",
	choices: [...parts.map(choiceOf), choice("all over", "🧍", "body", "It's all over")],
});

const kinds: readonly (readonly [kind: string, emoji: string])[] = [
	["sharp", "🔪"],
	["stabbing", "🗡️"],
	["dull", "🌫️"],
	["burning", "🔥"],
	["throbbing", "💓"],
	["cramping", "🪢"],
	["aching", "😣"],
	["shooting", "⚡"],
	["tingling", "✨"],
	["stinging", "🐝"],
	["pressing", "🪨"],
	["tight", "🎗️"],
];

export const kindsOfPain = (): Choices => ({
	title: "What kind of pain",
	choices: [
		...kinds.map(([kind, emoji]) => choice(kind, emoji, "pain", `It's ${kind === "aching" ? "an" : "a"} ${kind} pain`)),
		choice("all the time", "♾️", "always", "It's there all the time"),
		choice("on and off", "🔁", "sometimes", "It comes and goes"),
		choice("when I move", "🏃", "move", "It hurts when I move"),
		choice("at night", "🌙", "night", "It's worse at night"),
		choice("getting worse", "📈", "worse", "It's getting worse"),
		choice("getting better", "📉", "better", "It's getting better"),
	],
});
