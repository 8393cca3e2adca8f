import { languages } from "@sayso/contract/entities/languages.ts";
import type { Person } from "../../store/people.ts";

/**
 * What a reply may say of the person: their own About Me, and after it what their profile tells in so many words: what they
 * are called and which languages they speak. Where both tell it, About Me counts, as it stands first.
 * @param options.toldToNobodyElse the replies are made here: only then the medical condition is told
 */
export function toldOfSelf(
	aboutMe: string,
	{ firstName, nickname, language, secondaryLanguage, medicalCondition }: Pick<Person, ToldFields>,
	{ toldToNobodyElse }: { toldToNobodyElse: boolean },
): string {
	const spoken = [language, secondaryLanguage].flatMap(
		(code) => languages.find((one) => one.code === code)?.name ?? [],
	);
	return [
		aboutMe.trim(),
		nickname && `People call me ${nickname}.`,
		firstName && `My name is ${firstName}.`,
		...[...new Set(spoken)].map((name) => `I speak ${name}.`),
		toldToNobodyElse && medicalCondition && `I have ${medicalCondition}.`,
	]
		.filter(Boolean)
		.join("\n");
}

type ToldFields = "firstName" | "nickname" | "language" | "secondaryLanguage" | "medicalCondition";
