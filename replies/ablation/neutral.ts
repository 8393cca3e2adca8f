/** By export, the expression that rules nothing: what is written here, else what its type says. */
const written: Readonly<Record<string, string>> = {
	// Models and tables that are made by calls.
	score: "() => []",
	scoreTelling: "() => []",
	fitsOf: "() => ({ of: () => undefined, ranked: [] })",
	kindsOf: "() => []",
	kindOf: "() => ({})",
	questionKind: "() => ({})",
	askedKind: "() => ({})",
	featuresOf: "(clause) => clause.toLowerCase().split(' ')",
	tellingFeaturesOf: "(clause) => clause.toLowerCase().split(' ')",
	tag: "(clause) => clause.toLowerCase().split(' ').map((text) => ({ text, pos: 'NOUN' }))",
	shapeOf: "() => 'plain'",
	classify: "() => ({ act: 'statement', confidence: 0 })",
	readClause: "(clause) => ({ clause, act: 'statement', confidence: 0, slots: {} })",
	sentencesOf: "(text) => [text]",
	sentencesIn: "(text) => [text]",
	inWords: "(number) => String(number)",
	segment: "(text) => [text]",
	plainly: "(text) => [text.toLowerCase()]",
	languageOf: "() => 'en'",
	weigh: "(told) => ({ told, worth: 0, keeps: () => false })",
	ownWordsFor: "() => ({ slots: {}, isAnswer: false })",
	declare: "() => ({})",
	objectOf: "() => ({})",
	focusOf: "(acts) => acts.length - 1",
	inItsKind: "({ acts, focus }) => ({ acts, focus })",
	fittingTelling: "(act) => act",
	joinTails: "(readings) => readings",
	termsOf: "() => new Set()",
	// What holds back, held back no more.
	isFresh: "() => true",
	canBeHad: "() => true",
	canBeSaid: "() => true",
	isWhole: "() => true",
	isThing: "() => true",
	isKnown: "() => true",
	stands: "() => true",
	suits: "() => () => true",
	jestsInTime: "() => () => true",
	suitsEither: "() => true",
	alreadySaid: "() => () => false",
	isLight: "() => true",
	isDay: "() => false",
	// What chooses and orders, left as it came.
	insteadOf: "(standing) => standing",
	unlike: "(rows) => rows",
	varied: "(rows) => rows",
	byPicks: "(rows) => rows",
	rotate: "(rows) => rows",
	fillUp: "(first, optional, count) => [...first, ...optional].slice(0, count)",
	inCardOrder: "(rows) => [...rows]",
	inSpokenOrder: "(rows) => [...rows]",
	inRegister: "(text) => [text]",
	likingOf: "() => 1",
	worthToPerson: "({ worth }) => worth",
	turned: "(request) => request",
	likeness: "() => 0",
	weightOf: "() => 5",
};

const byType: readonly (readonly [type: RegExp, neutral: string])[] = [
	[/\bundefined$/, "() => undefined"],
	[/^boolean$|^\w+ is /, "() => false"],
	[/^string$/, "(text) => text"],
	[/\[\]$/, "() => []"],
	[/^(?:Slots|Record<.*>|Readonly<(?:Record|Partial)<.*>|\{(?: \w+\?: [^;}]+;?)+ \})$/, "() => ({})"],
	[/^(?:Readonly)?Set<.*>$/, "() => new Set()"],
];

/** By the names of functions and tables that a file exports, what stands for each of them where it is switched off. */
export function neutralsOf(source: string): Record<string, string> {
	const found: Record<string, string> = {};
	for (const [, name = "", header = ""] of source.matchAll(/^export function (\w+)([\s\S]*?) \{$/gm))
		add(name, header.slice(header.lastIndexOf("): ") + 3));
	for (const [, name = "", header = ""] of source.matchAll(
		/^export const (\w+)((?:(?!\n(?:\n|export|const))[\s\S])*?) =>/gm,
	))
		if (/^ = [\w<>(]/.test(header)) add(name, header.slice(header.lastIndexOf("): ") + 3));
	for (const [, name = "", type = ""] of source.matchAll(
		/^export const (\w+): (readonly .*\[\]|.*Record<.*>) = [[{]$/gm,
	))
		found[name] = type.startsWith("readonly") ? "[]" : "{}";
	for (const [, name = ""] of source.matchAll(/^export const (\w+) = (?:scorer\(|new RegExp\(|lately\()/gm))
		if (written[name]) found[name] = written[name];
	return found;

	function add(name: string, type: string) {
		const neutral = written[name] ?? byType.find(([pattern]) => pattern.test(type.trim()))?.[1];
		if (neutral) found[name] = neutral;
	}
}
