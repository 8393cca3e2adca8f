import { countries } from "@sayso/contract/entities/countries.ts";
import { languages } from "@sayso/contract/entities/languages.ts";

/** Regions whose country has another code here than in the browser. */
const otherRegions: Record<string, string> = { uk: "GB" };
const regionOf = ({ code }: { code: string }): string => otherRegions[code] ?? code.toUpperCase();

/** The country of the browser's language tag, else of the device's time zone; empty if neither is in our list. */
export function likelyCountry(
	tag: string = navigator.language,
	zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
	const region = localeOf(tag)?.region;
	const country =
		countries.find((each) => regionOf(each) === region) ??
		countries.find((each) => zonesOf(regionOf(each)).includes(zone));
	return country?.code ?? "";
}

/** The language of the browser; empty if it is not in our list. */
export function languageOfBrowser(tag: string = navigator.language): string {
	const language = localeOf(tag)?.language;
	return languages.find(({ code }) => code === language)?.code ?? "";
}

/** Some browsers report a language tag that is not valid, such as `en-US@posix`. */
function localeOf(tag: string): Intl.Locale | undefined {
	try {
		return new Intl.Locale(tag);
	} catch {
		return undefined;
	}
}

/** A part of the standard that TypeScript and some browsers do not have yet. */
interface LocaleWithZones {
	getTimeZones?: () => string[] | undefined;
}

function zonesOf(region: string): readonly string[] {
	const locale: LocaleWithZones = new Intl.Locale(`und-${region}`);
	return locale.getTimeZones?.() ?? [];
}
