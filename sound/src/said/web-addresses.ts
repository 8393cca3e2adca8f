import { type Manner, oneByOne } from "./in-words.ts";
import type { Rule } from "./rule.ts";

const names: Readonly<Record<string, string>> = {
	".": "dot",
	"/": "slash",
	"@": "at",
	":": "colon",
	"?": "question mark",
	"=": "equals",
	"&": "and",
	"-": "dash",
	_: "underscore",
	"#": "hash",
	"%": "percent",
	"+": "plus",
	"~": "tilde",
};

/** Its words and signs in order; digits that stand alone one by one. */
const spoken = (manner: Manner, address: string): string =>
	address
		.replace(/[./@:?=&_#%+~-]/g, (sign) => ` ${names[sign]} `)
		.replace(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu, (digits) => oneByOne(digits, manner))
		.replace(/\s+/g, " ")
		.trim();

/** Endings that are not English words, and those that are: these need a path after them. */
const ends = "com|net|org|edu|gov|info|io|app|dev|co|uk|au|nz|ca|ie|eu|tv|fm";
const wordyEnds = "me|us|ai|be|in|is|it|ly|to";
/** Up to the next space, without the mark that ends the sentence. */
const path = String.raw`\S*[^\s.,!?;:)\]'"’”>]`;
const rest = `(?:[/?#:](?:${path})?)?`;

export const webAddresses: readonly Rule[] = [
	// takes: me@home.com → me at home dot com | Jo.o'brien+x@mail.example.co.uk! → Jo dot o'brien plus x at mail dot example dot co dot uk!
	// leaves: @jo | me @ home | 5@5
	[
		/(?<![\p{L}\d._+'’-])[\p{L}\d._+'’-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?![\p{L}\d])/gu,
		(manner, address) => spoken(manner, address),
	],
	// takes: www.sayso.app. → sayso dot app. | https://x.y/?a=1, → x dot y slash question mark a equals one, | (http://a.b) → (a dot b)
	// leaves: www | https | http:// it
	[
		new RegExp(String.raw`(?<![\p{L}\d/])(?:https?:\/\/(?:www\.)?|www\.)((?=[\p{L}\d])${path})`, "giu"),
		(manner, _, address) => spoken(manner, address),
	],
	// takes: bbc.co.uk/news?id=1 please → bbc dot co dot uk slash news question mark id equals one please | t.me/abc → t dot me slash abc
	// takes: at sayso.app. → at sayso dot app. | ABC.net.au → ABC dot net dot au
	// leaves: tired.let us go | tell.me | no.thanks | e.g. tea | 5.com
	[
		new RegExp(
			String.raw`(?<![\p{L}\d.@-])(?=[\d-]*\p{L})[\p{L}\d-]+(?:\.[\p{L}\d-]+){0,4}(?:\.(?:${ends})(?![\p{L}\d.@-]*[\p{L}\d@])${rest}|\.(?:${wordyEnds})\/(?:${path})?)`,
			"gu",
		),
		(manner, address) => spoken(manner, address),
	],
	// takes: report.pdf → report dot pdf | photo.JPG. → photo dot JPG.
	// leaves: no.thanks | .pdf | the docx
	[/(?<=[\p{L}\d_-])\.(?=(?:pdf|docx?|xlsx?|pptx?|txt|csv|jpe?g|png|gif|mp[34]|zip|html?|js|py)\b)/giu, () => " dot "],
	// takes: I am tired.let us go → I am tired. let us go | Hello.How → Hello. How | no.thanks → no. thanks
	// leaves: e.g.tea | J.K.Rowling | 5.mg | tired. let | a.m.
	[/(?<=\p{Ll}{2})\.(?=\p{L})/gu, () => ". "],
];
