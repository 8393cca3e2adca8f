const small =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const tens = "- ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales = ["", " thousand", " million", " billion", " trillion"];
const irregular: Readonly<Record<string, string>> = {
	one: "first",
	two: "second",
	three: "third",
	five: "fifth",
	eight: "eighth",
	nine: "ninth",
	twelve: "twelfth",
};

/** How numbers are put into words; an American leaves the "and" out. */
export interface Manner {
	and: boolean;
	/** How a zero in a telephone number is spoken. */
	nought: "oh" | "zero";
	/** The day is before the month, as in 5/3 or 5 March. */
	dayFirst: boolean;
	country: "AU" | "GB" | "US";
}

/** @param language such as en-AU */
export function mannerOf(language: string): Manner {
	if (language === "en-US") return { and: false, nought: "zero", dayFirst: false, country: "US" };
	return { and: true, nought: "oh", dayFirst: true, country: language === "en-GB" ? "GB" : "AU" };
}

/** @param number 0 to 99 */
function belowHundred(number: number): string {
	const [ten, one] = [Math.floor(number / 10), number % 10];
	if (number < 20) return small[number] ?? "";
	return one ? `${tens[ten]}-${small[one]}` : `${tens[ten]}`;
}

/** @param digits with or without commas; a number that is too long is spoken digit by digit */
export function cardinal(digits: string, manner: Manner): string {
	const plain = digits.replaceAll(",", "");
	if (plain.length > 15) return oneByOne(plain, manner);
	const number = Number(plain);
	if (number < 100) return belowHundred(number);
	const parts: string[] = [];
	for (let scale = scales.length - 1; scale >= 0; scale--) {
		const part = Math.floor(number / 1000 ** scale) % 1000;
		if (part === 0) continue;
		const [hundreds, rest] = [Math.floor(part / 100), part % 100];
		if (hundreds) parts.push(`${small[hundreds]} hundred${rest ? "" : scales[scale]}`);
		if (!rest) continue;
		const joint = manner.and && parts.length > 0 && (hundreds > 0 || scale === 0) ? "and " : "";
		parts.push(`${joint}${belowHundred(rest)}${scales[scale]}`);
	}
	return parts.join(" ");
}

/** The third, the twenty-first. */
export function ordinal(digits: string, manner: Manner): string {
	const words = cardinal(digits, manner);
	return words.replace(/[a-z]+$/, (last) => irregular[last] ?? `${last.replace(/y$/, "ie")}th`);
}

/** "five point two"; zero is always "zero", never "oh". */
export function decimal(whole: string, fraction: string, manner: Manner): string {
	return `${cardinal(whole || "0", manner)} point ${[...fraction].map((digit) => small[Number(digit)]).join(" ")}`;
}

export const oneByOne = (digits: string, { nought }: Manner): string =>
	[...digits].map((digit) => (digit === "0" ? nought : small[Number(digit)])).join(" ");

/** In the written groups; otherwise in threes, with the rest in the first. A comma is a pause. */
export function grouped(manner: Manner, written: string): string {
	const groups = written.split(/\D+/).filter(Boolean);
	const [only = ""] = groups;
	const head = 3 + (only.length % 3);
	const isOne = groups.length === 1 && only.length > 5;
	const said = (isOne ? [only.slice(0, head), ...(only.slice(head).match(/\d{3}/g) ?? [])] : groups)
		.map((group) => oneByOne(group, manner))
		.join(", ");
	return written.startsWith("+") ? `plus ${said}` : said;
}

/** @param digits four digits of a year */
export function year(digits: string, manner: Manner): string {
	const [century, rest] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
	if (century % 10 === 0 && rest < 10) return cardinal(digits, manner);
	if (rest === 0) return `${belowHundred(century)} hundred`;
	return `${belowHundred(century)} ${rest < 10 ? "oh " : ""}${belowHundred(rest)}`;
}

/** The plural of a word: "nineties". */
export const plural = (words: string): string => words.replace(/y$/, "ie").concat("s");
