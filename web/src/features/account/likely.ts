import { countries } from "@sayso/contract/entities/countries.ts";
import { languages } from "@sayso/contract/entities/languages.ts";

/** Regions whose country has another code here than in the browser. */
const regionOf: Record<string, string> = { uk: "GB" };

/** The country that the device's clock is set to; empty where the browser does not know which one that is. */
export function countryOfClock(zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
	const isIn = ({ code }: { code: string }) => zonesOf(regionOf[code] ?? code.toUpperCase()).includes(zone);
	return countries.find(isIn)?.code ?? "";
}

/** The language the browser speaks with its person; empty where it is none of ours. */
export function languageOfBrowser(tag: string = navigator.language): string {
	const { language } = new Intl.Locale(tag);
	return languages.find(({ code }) => code === language)?.code ?? "";
}

/** TypeScript does not know this one of the standard yet, nor do all browsers. */
interface LocaleWithZones {
	getTimeZones?: () => string[] | undefined;
}

function zonesOf(region: string): readonly string[] {
	const locale: LocaleWithZones = new Intl.Locale(`und-${region}`);
	return locale.getTimeZones?.() ?? [];
}
