const swaps: Record<string, string> = {
	"you're": "I'm",
	"you've": "I've",
	"you'll": "I'll",
	"you'd": "I'd",
	your: "my",
	yours: "mine",
	yourself: "myself",
	"i'm": "you're",
	"i've": "you've",
	"i'll": "you'll",
	"i'd": "you'd",
	i: "you",
	me: "you",
	my: "your",
	mine: "yours",
	myself: "yourself",
	us: "you",
};

/** A verb after `you` makes it the subject: "when you wake up". */
const subjectBefore =
	/^(?:am|are|were|was|do|did|have|had|can|could|will|would|should|want|need|like|know|think|feel|get|got|go|went|wake|woke|eat|ate|see|saw|said|say|came|come|prefer|take|took|use|used|might|always|usually|really|still|just|never)$/i;

/** A word before `you` that begins a clause: "when you stand up". */
const clauseBefore = /^(?:when|if|because|before|after|while|until|unless|where|how|why|what|whether|since)$/i;

/**
 * What the partner said to the person, as the person says it back: "your tablets" becomes "my tablets". `you` becomes
 * `I` before a verb and at the start, `me` elsewhere.
 */
export function swapPerson(text: string): string {
	const words = text.split(" ");
	return words
		.map((word, i) => {
			const [, core = "", mark = ""] = word.match(/^(.*?)([,.?!;]*)$/) ?? [];
			if (core.toLowerCase() === "you") {
				const subject =
					i === 0 ||
					clauseBefore.test(words[i - 1] ?? "") ||
					subjectBefore.test((words[i + 1] ?? "").replace(/[,.?!;]/g, ""));
				return `${subject && i < words.length - 1 ? "I" : "me"}${mark}`;
			}
			return `${swaps[core.toLowerCase()] ?? core}${mark}`;
		})
		.join(" ")
		.replace(/\bI (are|were)\b/g, (_, verb) => (verb === "are" ? "I am" : "I was"))
		.replace(/\byou (am|was)\b/g, (_, verb) => (verb === "am" ? "you are" : "you were"));
}
