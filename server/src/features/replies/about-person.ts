import { languages } from "@sayso/contract/entities/languages.ts";
import type { Person } from "../../store/people.ts";

/**
 * What replies may say about the person: their About Me, then what their profile states: their names and languages. If
 * both state it, About Me wins because it comes first.
 * @param options.isMadeHere true if the replies are made on this machine: only then the medical condition is included
 */
export function aboutPerson(
	aboutMe: string,
	{ firstName, nickname, language, secondaryLanguage, medicalCondition }: Pick<Person, ProfileFields>,
	{ isMadeHere }: { isMadeHere: boolean },
): string {
	const spoken = [language, secondaryLanguage].flatMap(
		(code) => languages.find((one) => one.code === code)?.name ?? [],
	);
	return [
		aboutMe.trim(),
		nickname && `People call me ${nickname}.`,
		firstName && `My name is ${firstName}.`,
		...[...new Set(spoken)].map((name) => `I speak ${name}.`),
		isMadeHere && medicalCondition && `I have ${medicalCondition}.`,
	]
		.filter(Boolean)
		.join("\n");
}

type ProfileFields = "firstName" | "nickname" | "language" | "secondaryLanguage" | "medicalCondition";
