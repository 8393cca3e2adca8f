/** Matches a line with instructions to a machine, which is not a description of a person and not a memory. */
const instruction =
	/\b(?:ignor\w+|disregard\w*|overrid\w+|bypass\w*|forget) (?:\w+ ){0,4}(?:instructions?|rules?|rows?|prompts?|guidelines?|above|before)\b|\b(?:system|developer|debug|hidden) (?:prompt|message|instructions?|mode|note|override)|\b(?:respond|reply|answer|output|print) (?:only |always |in |exactly |each |every )|\b(?:every|each|all|your) (?:repl(?:y|ies)|cards?|answers?|responses?|outputs?) (?:must|should|has to|have to|will|is|are)\b|\byou are (?:now |no longer )?(?:an? )?(?:ai|assistant|language model|chatbot|dan|bot|jailbroken|unrestricted)\b|\b(?:jailbreak|prompt injection|pretend to be|act as an?|new (?:instructions?|rules?|task))\b|\b(?:repeat|reveal|recite|leak|disclose|translate) (?:\w+ ){0,4}(?:prompt|instructions?|about me|profile|medical|verbatim|word for word)\b|<\/?\w+>|\[\/?(?:inst|system)\]|^(?:system|assistant|developer)\s*:|(?:^|: ?)output |\balways (?:reply|respond|answer) with\b/i;

export const isInstruction = (line: string): boolean => instruction.test(line);

/** Removes numbers that could be dialled or typed: replies must not contain them, so the model need not know them. */
export const withoutNumbers = (line: string): string => line.replaceAll(/\+?\d(?:[ ()-]*\d){3,}/g, "…");

/** The sentences and lines of a text. */
export const linesOf = (text: string): string[] =>
	text
		.split(/(?<=[.!?])\s+|\n+/)
		.map((line) => line.trim())
		.filter(Boolean);

/** Quotes lines between tags. The lines cannot contain `<`, `>` or a line break. Empty if there are no lines. */
export const quoted = (name: string, lines: readonly string[]): string[] =>
	lines.length === 0
		? []
		: [`<${name}>`, ...lines.map((line) => line.replaceAll(/[<>\p{Cc}\u2028\u2029]+/gu, " ").trim()), `</${name}>`];
