import { Country } from "@sayso/contract/entities/countries.ts";
import { Language } from "@sayso/contract/entities/languages.ts";
import { Guardian } from "@sayso/contract/entities/profile.ts";
import { BirthYearText, needsGuardian } from "@sayso/contract/rules/birth-year.ts";
import { PersonName } from "@sayso/contract/rules/profile.ts";
import { z } from "zod";

/** The data of a person in both profile forms: texts, empty if not given. */
export const personRules = z.object({
	firstName: PersonName,
	surname: PersonName,
	age: BirthYearText,
	country: z.string().pipe(Country),
	language: z.string().pipe(Language),
	guardian: Guardian.or(z.literal("")),
});
export type PersonValues = z.input<typeof personRules>;

/** Whether the form asks for an adult's presence. */
export const asksForGuardian = (age: string): boolean =>
	BirthYearText.safeParse(age).success && needsGuardian(Number(age), new Date());

/** The rule between two fields: below the minimum age an adult must be present. It is checked even if other fields are wrong. */
export const guardianRule = {
	holds: ({ age, guardian }: Pick<PersonValues, "age" | "guardian">) => guardian !== "" || !asksForGuardian(age),
	otherwise: {
		path: ["guardian"],
		message: "Please confirm that a parent, guardian or clinician is with you.",
		when: () => true,
	},
};

/** The part of the request that both forms send about the person. */
export const personOf = ({ firstName, surname, age, country, language, guardian }: z.output<typeof personRules>) => ({
	first_name: firstName,
	surname,
	birth_year: Number(age),
	country,
	language,
	guardian: guardian && asksForGuardian(age) ? guardian : null,
});
