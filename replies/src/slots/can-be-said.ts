/** Ends in what wants more, or begins with what is no alternative but a remark: "whichever's easier". */
const broken =
	/^(?:ing|ed|s|er|(?:you|me|him|her|us|them) to)\b|\b(?:for|of|to|with|at|the|an?|and|or|is|are|if|per|by|till|until|from|than|this|your|my|some)$|^(?:I|does|did|is|are|was|has|do (?:you|me)|that's|there's|there is|it's|this is|whichever|either|what|because|but|if|so|like|as)\b|\b(?:it's|there's|that's|you've|we've|i've|i'm|we're|you're|they're|aren't|isn't|don't|or)\b|^(?:more|less|same|better|worse)$/i;
/** A person put where another form of the word belongs, or a question that was not turned into what is so. */
const garbled =
	/\bme (?:can|can't|could|do|does|don't|am|was|have|will|would)\b|\b(?:more|call it|like|prefer) (?:does|do|did|is|are|like)\b|\bI (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
/** Remarks after a choice, without a comma where a recogniser wrote it. */
const remark =
	/(?:(?<=\S)(?<!^),(?! or\b)|(?<!\bor) (?=(?:it's|i'm|i've|you've|we've|we're|there's|that's|either's|whichever|whatever|they're)\b)| (?:up to you|your call|you choose|your choice)\b).*$/i;
/** Whom it is said to, at its end. */
const address =
	/(?:,? (?:love|darl|darling|hon|honey|pet|mate|hen|dear|sweetheart|pal|bud|buddy|mum|dad|nan|gran|grandma|grandad|sir|madam|miss|doll|chick|petal|duck|flower|babe|sunshine|folks|guys))+$/i;

/** A choice without what is said after its last alternative. */
export function withoutRemark(choice: string): string {
	const at = choice.search(lastOr);
	if (at === -1) return choice;
	const last = choice.slice(at);
	return choice.slice(0, at) + last.replace(remark, "").replace(address, "");
}

/** Before the last alternative. */
const lastOr = /,?\s+or\s+(?!.*\bor\b)/i;

/** Whether an alternative can be put into a sentence. */
export const canBeSaid = (option: string): boolean => !broken.test(option) && !garbled.test(option);

/** Whether a whole sentence that was made of a question is one. */
export const isWhole = (sentence: string): boolean => !garbled.test(sentence);
