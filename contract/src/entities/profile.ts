import { z } from "zod";
import { limits } from "../limits.ts";
import { BirthYear } from "../rules/birth-year.ts";
import { MedicalCondition, Nickname, PersonName } from "../rules/profile.ts";
import { Text } from "../rules/text.ts";
import { Country } from "./countries.ts";
import { Language } from "./languages.ts";
import { OwnVoice } from "./own-voice.ts";
import { VoiceChoice } from "./voice.ts";

/** The adult beside a person below the minimum age. */
export const Guardian = z.enum(["parent", "guardian", "clinician"]);
export type Guardian = z.infer<typeof Guardian>;

/** A person's profile. Before it is first saved, its texts are empty and its codes null. */
export const Profile = z.object({
	id: z.string(),
	email: z.string(),
	first_name: z.string(),
	surname: z.string(),
	birth_year: z.int().nullable(),
	country: Country.nullable(),
	language: Language.nullable(),
	guardian: Guardian.nullable(),
	nickname: z.string(),
	/** Empty without the consent to store it. */
	medical_condition: z.string(),
	/** When the person gave that consent; null if they did not, or withdrew it. */
	medical_consent_at: z.string().nullable(),
	secondary_language: Language.nullable(),
	voice_choice: VoiceChoice,
	/** The voice that speaks now. It differs from the chosen one if the plan no longer includes that. */
	voice_in_force: VoiceChoice,
	/** Every current server sends it; an older cached profile lacks it. */
	own_voice: OwnVoice.optional(),
	/** False for an account that signs in only with Google or Apple. */
	has_password: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

const given = {
	/** The caller's own id; another person's is refused. */
	id: Text.max(64).nullish(),
	first_name: PersonName,
	surname: PersonName,
	/** Read-only: the address comes from the account, and a sent one is ignored. */
	email: Text.max(limits.emailCharacters).nullish(),
	birth_year: BirthYear.nullable(),
	country: Country,
	language: Language,
	/** Required below the minimum age. */
	guardian: Guardian.nullish(),
};

/** The device's visitor id, stored with an agreement. */
export const VisitorId = Text.max(limits.profile.visitorId);

/** The first profile form. */
export const NewProfile = z.object({
	...given,
	agreedToTermsAndPrivacy: z.literal(true, "Required"),
	user_hash: VisitorId.nullish(),
});
export type NewProfile = z.infer<typeof NewProfile>;

/** The account page's form. Missing fields stay unchanged. */
export const ProfileUpdate = z.object({
	...given,
	nickname: Nickname.nullish(),
	medical_condition: MedicalCondition.nullish(),
	/** The consent to store the medical condition; `false` withdraws it and deletes the condition. */
	medical_consent: z.boolean().nullish(),
	/** An empty text means no second language. */
	secondary_language: Language.or(z.literal("")).nullish(),
	voice_choice: VoiceChoice.nullish(),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;
