/** Words that stand for one another: each line in the order it is offered. */
const groups = [
	"yes no maybe",
	"today tomorrow tonight now soon later",
	"morning afternoon evening night",
	"Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
	"one two three four five six ten",
	"always often sometimes never",
	"before after",
	"please thanks",
	"tea coffee water juice milk",
	"breakfast lunch dinner snack",
	"hot warm cold",
	"big small",
	"more less enough",
	"good great okay bad",
	"well better worse",
	"happy fine tired sad sore",
	"hungry thirsty full",
	"easy hard",
	"fast slow",
	"quickly slowly",
	"early late",
	"like love want need",
	"can can't",
	"will won't",
	"do don't",
	"did didn't",
	"is isn't",
	"am am|not",
	"are aren't",
	"was wasn't",
	"have haven't",
	"I'd I|wouldn't",
	"I'll I|won't",
	"I'm I'm|not",
	"it's it|isn't",
	"that's that|isn't",
	"I we",
	"me us",
	"my our your",
	"he she they",
	"him her them",
	"here there home",
	"inside outside",
	"in out",
	"up down",
	"left right",
	"on off",
	"this that",
	"some any",
	"with without",
	"and but or",
	"help rest drink toilet medicine",
	"walk drive ride",
	"sit stand lie|down",
	"start stop",
	"open close",
	"remember forget",
	"mum dad",
	"brother sister",
	"son daughter",
	"wife husband",
	"doctor nurse carer",
	"friend family",
	"red blue green yellow black white",
].map((line) => line.split(" ").map((word) => word.replaceAll("|", " ")));

/** Words that are offered to be added to a reply. */
export const additions: readonly string[] = ["please", "thanks", "now", "later", "today", "not", "maybe", "and", "but"];

/** Alternatives that are offered for one word. */
const most = 6;

const lower = (text: string) => text.toLowerCase();

/**
 * Words that could stand in the place of one, likeliest first.
 *
 * @param word without its marks, in any case
 * @param choices what the partner gave to choose from, such as `tea` and `coffee`, or `blue jumper` and `red jumper`
 */
export function swapsFor(word: string, choices: readonly string[] = []): string[] {
	const kin = groups.filter((group) => group.some((other) => lower(other) === lower(word))).flat();
	const offered = [...choiceSwaps(word, choices), ...kin].filter((other) => lower(other) !== lower(word));
	const distinct = new Map(offered.map((other) => [lower(other), other]));
	return [...distinct.values()].slice(0, most);
}

/** The word of each other choice that stands where this one does in its own. */
function choiceSwaps(word: string, choices: readonly string[]): string[] {
	const split = choices.map((choice) => choice.split(" "));
	const own = split.find((words) => words.some((each) => lower(each) === lower(word)));
	const at = own?.findIndex((each) => lower(each) === lower(word)) ?? -1;
	return split.flatMap((words) => (own && words.length === own.length ? (words[at] ?? []) : []));
}
