/** One way of saying the same: what is changed, and the turn with the change. */
export interface Otherwise {
	kind: string;
	text: string;
}

const before: Readonly<Record<string, readonly string[]>> = {
	hesitation: ["um", "uh", "er,", "well"],
	like: ["like", "like,"],
	"i mean": ["i mean", "I mean,"],
	righto: ["righto", "Righto,"],
	preamble: ["so yeah", "look", "yeah nah", "anyway so", "to be honest"],
};
/** First names of many peoples: they were chosen before any was taught. */
const names = [
	"Sarah",
	"Priya",
	"Dave",
	"Nguyen",
	"Jacinta",
	"Mohammed",
	"Bev",
	"Ewan",
	"Lucia",
	"Trish",
	"Kofi",
	"Margaret",
];

const british: Readonly<Record<string, string>> = {
	apologise: "apologize",
	cancelled: "canceled",
	centre: "center",
	cheque: "check",
	colour: "color",
	favour: "favor",
	favourite: "favorite",
	grey: "gray",
	jewellery: "jewelry",
	litre: "liter",
	maths: "math",
	metre: "meter",
	mum: "mom",
	mummy: "mommy",
	neighbour: "neighbor",
	neighbours: "neighbors",
	organise: "organize",
	organised: "organized",
	practise: "practice",
	programme: "program",
	pyjamas: "pajamas",
	realise: "realize",
	realised: "realized",
	recognise: "recognize",
	theatre: "theater",
	travelling: "traveling",
	tyre: "tire",
	yoghurt: "yogurt",
};

const opened = (front: string, text: string) => `${front} ${/^I\b/.test(text) ? text : lowered(text)}`;
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A turn with what adds nothing put in front, without its marks and capitals, and as an American writes it: only what differs. */
export function saidOtherwise(text: string, turn: number): Otherwise[] {
	const said = Object.entries(before).flatMap(([kind, fronts]) =>
		fronts.map((front) => ({ kind, text: opened(front, text) })),
	);
	const name = names[turn % names.length] ?? "";
	const named = [`${name}, `, `${name.toLowerCase()} `].map((front) => ({ kind: "name", text: front + lowered(text) }));
	const unmarked = {
		kind: "no marks",
		text: text
			.toLowerCase()
			.replace(/[^\p{L}\p{N}' $%:-]+/gu, "")
			.trim(),
	};
	const american = {
		kind: "American",
		text: text.replace(/[a-z]+/gi, (word) => british[word.toLowerCase()] ?? word),
	};
	return [...said, ...named, unmarked, american].filter((other) => other.text !== text);
}
