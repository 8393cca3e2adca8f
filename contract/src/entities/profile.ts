import { z } from "zod";
import { limits } from "../limits.ts";
import { BirthYear } from "../rules/birth-year.ts";
import { MedicalCondition, Nickname, PersonName } from "../rules/profile.ts";
import { Text } from "../rules/text.ts";
import { Country } from "./countries.ts";
import { Language } from "./languages.ts";
import { OwnVoice } from "./own-voice.ts";
import { VoiceChoice } from "./voice.ts";

/** Who is there with somebody below the minimum age. */
export const Guardian = z.enum(["parent", "guardian", "clinician"]);
export type Guardian = z.infer<typeof Guardian>;

/** Who the person is. Before the profile is saved for the first time its texts are empty and its codes null. */
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
	/** Empty without the consent to keep it. */
	medical_condition: z.string(),
	/** When the person consented to that; null where they have not, or took it back. */
	medical_consent_at: z.string().nullable(),
	secondary_language: Language.nullable(),
	voice_choice: VoiceChoice,
	/** The voice that speaks now: another than the chosen one where the plan does not have that one any more. */
	voice_in_force: VoiceChoice,
	/** Every server says it; what a browser kept from before it did is still read. */
	own_voice: OwnVoice.optional(),
	/** False for an account of Google or Apple alone. */
	has_password: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

const given = {
	/** The caller's own id: anybody else's is refused. */
	id: Text.max(64).nullish(),
	first_name: PersonName,
	surname: PersonName,
	/** Read-only: the address comes from the account, whatever is sent. */
	email: Text.max(limits.emailCharacters).nullish(),
	birth_year: BirthYear.nullable(),
	country: Country,
	language: Language,
	/** Needed below the minimum age. */
	guardian: Guardian.nullish(),
};

/** The device's visitor id, kept with an agreement. */
export const VisitorId = Text.max(limits.profile.visitorId);

/** What the first profile form sends. */
export const NewProfile = z.object({
	...given,
	agreedToTermsAndPrivacy: z.literal(true, "Required"),
	user_hash: VisitorId.nullish(),
});
export type NewProfile = z.infer<typeof NewProfile>;

/** What the account page sends. What is left out stays as it is. */
export const ProfileUpdate = z.object({
	...given,
	nickname: Nickname.nullish(),
	medical_condition: MedicalCondition.nullish(),
	/** Consents to keeping the medical condition; `false` takes that back, and the condition goes. */
	medical_consent: z.boolean().nullish(),
	/** An empty one means none. */
	secondary_language: Language.or(z.literal("")).nullish(),
	voice_choice: VoiceChoice.nullish(),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;
