import { wordsOf } from "../hearing/normalise.ts";

/** Words that tell no one thing from another. */
const common = new Set(
	"about after again also always anything because been before being bring call come coming could days didn doing does doesn done down even ever every everyone everything find from gave gets getting give going gone gonna good great have haven having hear here hope into isn just keep kind know last left like little live long look looking lots made make many maybe mean might mind more most much must name need never next nice nothing okay only other over people place please probably quite reckon really right round said same says seen should some someone something sort still stuff sure take taken tell thank than that the their them then there these they thing things think this those though time today told tomorrow tonight took tried trying used usually very wait want wanted wants wasn week well went were what when where which while will with won work would year years yeah yesterday your yours you love lovely family home friend side bloke first sister brother who don isn wasn aren weren hadn hasn couldn wouldn shouldn there's sorry lot".split(
		" ",
	),
);
const days = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;

/** A word as it is compared: in lower case, without its endings. */
export const stemOf = (word: string): string =>
	word
		.toLowerCase()
		.replace(/'\p{L}*$/u, "")
		.replace(/ies$/, "y")
		.replace(/(?<=\w{3}[^s])s$|(?<=\w{3}(?:sh|ch|ss))es$/, "")
		.replace(/(?<=\w{3})(?:ing|ed)$/, "");

/** The stems of the words that tell one thing from another. */
export const termsOf = (text: string): Set<string> =>
	new Set(
		wordsOf(text)
			.filter((word) => word.length > 3 && !common.has(word.toLowerCase().replace(/'\p{L}*$/u, "")))
			.map(stemOf)
			.filter((stem) => stem.length > 2 && !common.has(stem)),
	);

export const isDay = (stem: string): boolean => days.test(stem);
