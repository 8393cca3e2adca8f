import type { Profile } from "@sayso/contract/entities/profile.ts";
import type { Person } from "../../store/people.ts";

/** The profile as the contract writes it. */
export const profileOf = (person: Person): Profile => ({
	id: person.id,
	email: person.email,
	first_name: person.firstName,
	surname: person.surname,
	birth_year: person.birthYear,
	country: person.country,
	language: person.language,
	guardian: person.guardian,
	nickname: person.nickname,
	medical_condition: person.medicalCondition,
	secondary_language: person.secondaryLanguage,
	voice_choice: person.voiceChoice,
});
