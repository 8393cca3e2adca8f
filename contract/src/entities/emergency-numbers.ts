import type { Country } from "./countries.ts";

/**
 * What is dialled in an emergency, as it is said aloud, where one number reaches every service. Sources: national emergency
 * services' own pages (000 Australia, 111 New Zealand, 999 United Kingdom), the FCC and CRTC for 911, and for 112 the European
 * Emergency Number Association and Directive (EU) 2018/1972, article 109. Other countries have a number for each service:
 * none is named there.
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

/** How the emergency number of a country is said, "triple zero"; where it is not known, "emergency services". */
export const emergencyNumberOf = (country: Country | null | undefined): string =>
	Object.entries(saidIn).find(([, codes]) => country && codes.includes(country))?.[0] ?? "emergency services";

/** Whom to ring in despair, as it is said: Lifeline where it is the national service (lifeline.org.au, lifeline.org.nz). */
export const crisisLineOf = (country: Country | null | undefined): string =>
	country === "au" || country === "nz" ? "Lifeline" : "a helpline";

/** Countries whose number is named. */
export const countriesWithNumber = Object.values(saidIn).flat();
