/** The singular of each unit. */
const units: Readonly<Record<string, string>> = {
	mm: "millimetre",
	cm: "centimetre",
	km: "kilometre",
	"m²": "square metre",
	"cm²": "square centimetre",
	"km²": "square kilometre",
	"m³": "cubic metre",
	ft: "foot",
	yd: "yard",
	yds: "yard",
	mi: "mile",
	g: "gram",
	kg: "kilogram",
	kgs: "kilogram",
	mg: "milligram",
	mgs: "milligram",
	mcg: "microgram",
	µg: "microgram",
	μg: "microgram",
	lb: "pound",
	lbs: "pound",
	oz: "ounce",
	tsp: "teaspoon",
	tbsp: "tablespoon",
	ml: "millilitre",
	mls: "millilitre",
	mL: "millilitre",
	L: "litre",
	l: "litre",
	cl: "centilitre",
	dl: "decilitre",
	mph: "mile an hour",
	kmh: "kilometre an hour",
	kph: "kilometre an hour",
	"km/h": "kilometre an hour",
	sec: "second",
	secs: "second",
	min: "minute",
	mins: "minute",
	hr: "hour",
	hrs: "hour",
	wk: "week",
	wks: "week",
	mth: "month",
	mths: "month",
	yr: "year",
	yrs: "year",
	KB: "kilobyte",
	MB: "megabyte",
	GB: "gigabyte",
	TB: "terabyte",
	kJ: "kilojoule",
	kcal: "kilocalorie",
	kW: "kilowatt",
	kWh: "kilowatt hour",
	Hz: "hertz",
	kHz: "kilohertz",
	MHz: "megahertz",
	GHz: "gigahertz",
	dB: "decibel",
	mmol: "millimole",
	bpm: "beat a minute",
};

/** As in the list, in capitals, or with a first capital; a G alone is not a gram. */
const waysWritten = new Map(
	Object.entries(units).flatMap(([unit, one]): [string, string][] =>
		unit.length > 1
			? [
					[unit.toUpperCase(), one],
					[`${unit[0]?.toUpperCase()}${unit.slice(1)}`, one],
					[unit, one],
				]
			: [[unit, one]],
	),
);

/** The longest first. */
export const unitsWritten = [...waysWritten.keys()].sort((one, other) => other.length - one.length).join("|");

const moreOf = (one: string) =>
	one === "foot" ? "feet" : one.endsWith("hertz") ? one : one.replace(/^(?:(?:square|cubic) )?\w+(?: hour$)?/, "$&s");

/** @param written one of `unitsWritten` */
export function unitNamed(written: string, isOne: boolean, country: string): string {
	const one = waysWritten.get(written) ?? written;
	const local = country === "US" ? one.replace(/(?<=me|li)tre/, "ter") : one;
	return isOne ? local : moreOf(local);
}
