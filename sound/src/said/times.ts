import { cardinal, type Manner } from "./in-words.ts";
import type { Rule } from "./rule.ts";

/** Seven oh five P M, ten o’clock. @param minutes empty if they are not written */
function clock(manner: Manner, hour: string, minutes: string, half = ""): string | undefined {
	if (Number(hour) > 24 || (half && Number(hour) > 12 && !minutes)) return;
	const hours = cardinal(hour, manner);
	const named = half && ` ${half.toUpperCase()} M`;
	const many = Number(minutes);
	if (many > 0) return `${hours} ${many < 10 ? "oh " : ""}${cardinal(String(many), manner)}${named}`;
	if (named || !minutes) return `${hours}${named}`;
	const isClock = Number(hour) >= 1 && Number(hour) <= 12;
	return isClock ? `${hours} o’clock` : Number(hour) % 24 === 0 ? "midnight" : `${hours} hundred`;
}

const dotted = String.raw`([01]?\d|2[0-3])\.([0-5]\d)(?![\d%°]|[.,:/]\d| ?(?:percent|per cent|dollars?|pounds?|euros?|degrees?|points?|million|billion|[mk]?[gm]|ml|km|(?:kilo)?met(?:re|er)s?|lit(?:re|er)s?|miles?|kilos?|seconds?|minutes?|hours?|times|goals?|runs?)\b)`;

/** Times of the day. */
export const times: readonly Rule[] = [
	// takes: 10:30am → ten thirty A M | at 7.05 p.m. sharp → at seven oh five P M sharp | 3 PM. → three P M.
	// leaves: 10:30 | 30am | 3 a | $5 pm
	[
		/(?<![\d.,:$£€\p{L}])(\d{1,2})(?:[:.]([0-5]\d))?\s?([aApP])\.?[mM](?![\p{L}\d])(?:\.(?=\s+\p{Ll}|,))?/gu,
		(manner, _, hour = "", minutes = "", half) => clock(manner, hour, minutes, half),
	],
	// takes: 10:00 → ten o’clock | 14:30 → fourteen thirty | 0:00 → midnight | 07:05 → seven oh five | 15:00 → fifteen hundred
	// leaves: 4:1 | 25:00 | 10:30:15 | 1:75
	[
		/(?<![\d.,:])([01]?\d|2[0-4]):([0-5]\d)(?![:\d])/g,
		(manner, _, hour = "", minutes = "") => clock(manner, hour, minutes),
	],
	// takes: at 7.30 → at seven thirty | by 10.00. → by ten o’clock. | from 7.30 to 8.15 → from seven thirty to eight fifteen
	// leaves: 7.30 | at 7.30% | at 7.3 | at 7.30 kg | by 2.15 metres | version 7.30 | at 7.75 | US: at 7.30
	[
		new RegExp(
			String.raw`(?<=\b(?:at|by|from|until|till|before|after|[Ff]rom [\d.]{4,5} to|[Bb]etween [\d.]{4,5} and) )${dotted}`,
			"giu",
		),
		(manner, _, hour = "", minutes = "") => (manner.country === "US" ? undefined : clock(manner, hour, minutes)),
	],
	// takes: at 7.30-8.15 → at 7.30 to eight fifteen | at 7.30–8.15 → at 7.30 to eight fifteen
	// leaves: 7.30-8.15 | at 7-8.15 | US: at 7.30-8.15
	[
		new RegExp(String.raw`(?<=\b(?:at|from) [\d.]{4,5}) ?[-–] ?${dotted}`, "giu"),
		(manner, _, hour = "", minutes = "") => {
			const said = manner.country === "US" ? undefined : clock(manner, hour, minutes);
			return said && ` to ${said}`;
		},
	],
];
