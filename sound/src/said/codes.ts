import { grouped, type Manner, oneByOne } from "./in-words.ts";
import type { Rule } from "./rule.ts";

const spelt = (manner: Manner, code: string) =>
	[...code].map((each) => (/\d/.test(each) ? oneByOne(each, manner) : each)).join(" ");

/** The number of a bus, a room or a place is spoken digit by digit. */
export const codes: readonly Rule[] = [
	// takes: bus 833 → bus eight three three | PIN 1984 → PIN one nine eight four | room number 204 → room number two oh four
	// leaves: bus 83 | room 100 | 833 people | code 12.5 | bus 8330km
	[
		/(?<=\b(?:bus|tram|route|room|flat|apartment|unit|suite|ward|gate|flight|extension|pin|code|passcode|password|postcode|zip|highway)(?: number| no\.?| is)? )\d{3,6}(?![\p{L}\d%°:/]|[.,]\d| ?(?:[mk]?[gm]|ml)\b)/giu,
		(manner, digits) => (digits.endsWith("00") ? undefined : oneByOne(digits, manner)),
	],
	// takes: Kew VIC 3101 → Kew VIC three one oh one | US: Reno, NV 89501 → Reno, NV eight nine five zero one
	// leaves: Sydney NSW 2000 | the NSW 31 | NHS 123 | IN 1984
	[
		/(?<=\b(?:NSW|VIC|Vic|QLD|Qld|SA|WA|TAS|Tas|ACT) )\d{4}\b(?![.,]\d)|(?<=, [A-Z]{2} )\d{5}(?:-\d{4})?\b(?![.,]\d)/g,
		(manner, match) => (match.endsWith("00") ? undefined : grouped(manner, match)),
	],
	// takes: SW1A 1AA → S W one A, one A A | M1 1AE. → M one, one A E.
	// leaves: B12 | MP3 player | A4 2AB3
	[
		/(?<![\p{L}\d])([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})(?![\p{L}\d])/gu,
		(manner, _, area, street) => `${spelt(manner, area ?? "")}, ${spelt(manner, street ?? "")}`,
	],
];
