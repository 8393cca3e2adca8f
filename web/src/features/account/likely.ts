import { countries } from "@sayso/contract/entities/countries.ts";
import { languages } from "@sayso/contract/entities/languages.ts";

/** Regions whose country has another code here than in the browser. */
const otherRegions: Record<string, string> = { uk: "GB" };
const regionOf = ({ code }: { code: string }): string => otherRegions[code] ?? code.toUpperCase();

/** The country that the browser's language names, else the one that the device's clock is set to; empty where neither is one of ours. */
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

/** The language the browser speaks with its person; empty where it is none of ours. */
export function languageOfBrowser(tag: string = navigator.language): string {
	const language = localeOf(tag)?.language;
	return languages.find(({ code }) => code === language)?.code ?? "";
}

/** Some browsers name their language in a way that the standard does not know, such as `en-US@posix`. */
function localeOf(tag: string): Intl.Locale | undefined {
	try {
		return new Intl.Locale(tag);
	} catch {
		return undefined;
	}
}

/** TypeScript does not know this one of the standard yet, nor do all browsers. */
interface LocaleWithZones {
	getTimeZones?: () => string[] | undefined;
}

function zonesOf(region: string): readonly string[] {
	const locale: LocaleWithZones = new Intl.Locale(`und-${region}`);
	return locale.getTimeZones?.() ?? [];
}
