import type { Country } from "./countries.ts";

/**
 * Emergency numbers as they are spoken, for countries where one number reaches every service. Sources: national
 * emergency services' own pages (000 Australia, 111 New Zealand, 999 United Kingdom), the FCC and CRTC for 911, and for
 * 112 the European Emergency Number Association and Directive (EU) 2018/1972, article 109. Countries with a separate
 * number for each service are left out.
 */
const saidIn: Readonly<Record<string, readonly Country[]>> = {
	"triple zero": ["au"],
	"one one one": ["nz"],
	"triple nine": ["uk", "hk", "my", "ke", "bw", "zw"],
	"nine one one": ["us", "ca", "mx", "ph", "cr", "pa", "do", "ec", "sv", "hn", "uy", "py", "bz", "jo", "bs"],
	"one one two": [
		..."ie at be bg cy cz dk ee fi fr de gr hr hu is it lv lt lu li mt nl no pl pt ro sk si es se ch".split(" "),
		..."ad ge in mc md me mk sm tr va".split(" "),
	] as Country[],
};

/** A country's emergency number as it is spoken, "triple zero"; "emergency services" if it is not known. */
export const emergencyNumberOf = (country: Country | null | undefined): string =>
	Object.entries(saidIn).find(([, codes]) => country && codes.includes(country))?.[0] ?? "emergency services";

/**
 * The crisis line to ring in despair, as it is spoken: Lifeline where it is the national service (lifeline.org.au,
 * lifeline.org.nz).
 */
export const crisisLineOf = (country: Country | null | undefined): string =>
	country === "au" || country === "nz" ? "Lifeline" : "a helpline";

/** The countries whose number is known. */
export const countriesWithNumber = Object.values(saidIn).flat();
