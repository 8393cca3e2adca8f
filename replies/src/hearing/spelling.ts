/** Words as Americans write them, and as the authored data does. Only words that mean the same everywhere: no "meter", no Labor. */
const american: Readonly<Record<string, string>> = {
	airplane: "aeroplane",
	aluminum: "aluminium",
	diaper: "nappy",
	diapers: "nappies",
	math: "maths",
	mom: "mum",
	moms: "mums",
	mommy: "mummy",
	mustache: "moustache",
	pajamas: "pyjamas",
	plow: "plough",
	skeptical: "sceptical",
	yogurt: "yoghurt",
	jewelry: "jewellery",
	cozy: "cosy",
	gray: "grey",
	tire: "tyre",
	tires: "tyres",
};
/** `tire` is a verb as well, and `check` is left alone: it is one everywhere. */
const verbs = /\b(?:i|you|we|they|to|don't|easily|will|never|it|that|this) tires?\b/i;

const endings: readonly (readonly [ending: RegExp, australian: string])[] = [
	[/\b(col|fav|hon|hum|neighb|rum|harb|flav|behavi|parl)or(s|ed|ing|ite|ites|able|ful|hood|hoods)?\b/gi, "$1our$2"],
	[/\blabor(s|ed|ing|er|ers)?\b/g, "labour$1"],
	[/\b(cent|theat|lit|fib)er(s)?\b/gi, "$1re$2"],
	[/\b(cancel|travel|model|label|fuel|counsel|signal|level)(ed|ing|er|ers|or|ors)\b/gi, "$1l$2"],
	[
		/\b(organ|real|apolog|recogn|special|memor|emphas|critic|final|personal|summar|penal|util|immun|steril|hospital|social|pressur)iz(e|es|ed|ing|er|ers|ation|ations)\b/gi,
		"$1is$2",
	],
	[/\b(analy|paraly)z(e|es|ed|ing)\b/gi, "$1s$2"],
];
const changed = /\b[a-z]+(?:'s)?\b/gi;

/** A text as Australians write it: "my favorite color" → "my favourite colour". */
export function spelledHere(text: string): string {
	const tiring = verbs.test(text);
	const words = text.replace(/\by'all\b/gi, "you all").replace(changed, (word) => {
		const [, stem = "", own = ""] = word.match(/^(.*?)('s)?$/) ?? [];
		const here = /^tires?$/i.test(stem) && tiring ? undefined : american[stem.toLowerCase()];
		return here === undefined || word.startsWith("Gray")
			? word
			: (/^[A-Z]/.test(word) ? here.charAt(0).toUpperCase() + here.slice(1) : here) + own;
	});
	return endings.reduce((said, [ending, australian]) => said.replace(ending, australian), words);
}
