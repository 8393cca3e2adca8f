import { coinCodes, coinOf } from "./coins.ts";
import { cardinal, type Manner } from "./in-words.ts";
import { amountInWords } from "./quantity.ts";
import type { Rule } from "./rule.ts";

const scales: Readonly<Record<string, string>> = {
	k: "thousand",
	m: "million",
	mn: "million",
	mil: "million",
	b: "billion",
	bn: "billion",
	tn: "trillion",
};

const sign = "(?:\\b(?:US|AU|NZ|CA|HK|A|C|S))?\\$|[£€¥₹]";
const figures = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+`;
const scale = "(?: ?(thousand|million|billion|trillion|mil|[bmt]n|[kmb])(?![\\p{L}\\d²³]))?";
/** No digit follows. */
const ends = String.raw`(?![\d]|[.,]\d)`;

/** Twelve pounds and fifty pence. @param article before a noun, as in a five pound note */
function sum(manner: Manner, coin: string, written: string, scaled: string, article = ""): string | undefined {
	const named = coinOf(coin);
	if (!named) return;
	const more = article ? named.one : named.more;
	if (scaled) return `${amountInWords(written, manner)} ${inFull(scaled)} ${more}`;
	const [whole = "", part = ""] = written.replaceAll(",", "").split(".");
	if (part && (part.length !== 2 || !named.cent)) return `${amountInWords(written, manner)} ${more}`;
	const small = Number(part);
	const cents = small ? `${cardinal(part, manner)} ${small === 1 ? named.cent : named.cents}` : "";
	if (cents && !Number(whole)) return cents.replace(/ (?=\S+$)/, ` ${named.country}`);
	return `${cardinal(whole || "0", manner)} ${Number(whole) === 1 ? named.one : more}${cents && ` and ${cents}`}`;
}

const inFull = (scaled: string) => scales[scaled.toLowerCase()] ?? scaled.toLowerCase();

/** Sums of money. */
export const money: readonly Rule[] = [
	// takes: $5–10 → five to ten dollars | $5-$10.50 → five dollars to ten dollars and fifty cents | £5k-10k → five thousand to ten thousand pounds
	// leaves: $5 | $5-10mg | 5-10 | $5-x | $5-10-15
	[
		new RegExp(
			`(?<![\\p{L}\\d])(${sign}) ?(${figures})${scale} ?[–-] ?(${sign})? ?(${figures})${scale}${ends}(?!\\p{L}|[-–]\\d)`,
			"giu",
		),
		(manner, _, coin = "", least = "", leastScale = "", again, most = "", mostScale = "") => {
			if (again) {
				const [from, to] = [sum(manner, coin, least, leastScale), sum(manner, again, most, mostScale)];
				return from && to && `${from} to ${to}`;
			}
			const to = sum(manner, coin, most, mostScale);
			return to && `${amountInWords(least, manner)}${leastScale && ` ${inFull(leastScale)}`} to ${to}`;
		},
	],
	// takes: $5 → five dollars | $1.5M → one point five million dollars | £2K → two thousand pounds | $.50 → fifty cents | ₹1 → one rupee
	// takes: A$1.01 → one Australian dollar and one cent | $3.5 → three point five dollars | $2 million → two million dollars
	// takes: a $5 note → a five dollar note | $20k/yr → twenty thousand dollars/yr | US$.10 → ten US cents | ¥1.50 → one point five zero yen
	// leaves: $ | $x | 5 | X$5 | $1.2.3
	[
		new RegExp(`(?<=(\\ban? )?)(?<![\\p{L}\\d])(${sign}) ?(${figures})${scale}${ends}`, "giu"),
		(manner, _, article, coin = "", written = "", scaled = "") => sum(manner, coin, written, scaled, article),
	],
	// takes: 5€ → five euros | 5.50 € → five euros and fifty cents | 20 USD → twenty US dollars | 1 $ → one dollar
	// leaves: 5 | 5 $3 | B5€ | 20 USDX
	[
		new RegExp(`(?<![\\p{L}\\d.,$£€¥₹])(${figures}) ?([$£€¥₹](?! ?[\\d.])|(?:${coinCodes})(?![\\p{L}\\d]))`, "gu"),
		(manner, _, written = "", coin = "") => sum(manner, coin, written, ""),
	],
	// takes: CHF 20 → twenty Swiss francs | AUD 1.50 → one Australian dollar and fifty cents
	// leaves: CHF | XAUD 5 | AUD 5.5.5
	[
		new RegExp(`(?<![\\p{L}\\d])(${coinCodes}) ?(${figures})${scale}${ends}`, "gu"),
		(manner, _, coin = "", written = "", scaled = "") => sum(manner, coin, written, scaled),
	],
	// takes: 50p → fifty pence | 1¢ → one cent | 20c → twenty cents | a 5c coin → a five cent coin | a 50p coin → a fifty pence coin | GB: 5p → five pence
	// leaves: 5 p.m. | 5p.m. | 1080p | p 5 | US: 50p | GB: 20c | 20 c
	[
		/(?<=(\b[Aa]n? )?)(?<![\p{L}\d.,])(\d{1,2})(?: ?(¢)|([pc])(?![\p{L}\d/²³]|\.\p{L}))/gu,
		(manner, _, article, many = "", __, letter) => {
			if (letter === "p" ? manner.country === "US" : letter && manner.country === "GB") return;
			const name = letter === "p" ? ["penny", "pence"] : ["cent", "cents"];
			return `${cardinal(many, manner)} ${name[Number(many) === 1 || (article && letter === "c") ? 0 : 1]}`;
		},
	],
];
