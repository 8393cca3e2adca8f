import type { Profile } from "@sayso/contract/entities/profile.ts";
import type { Context } from "../../context.ts";
import type { Person } from "../../store/people.ts";
import { ownVoiceOf } from "../own-voice/own-voice-of.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";
import { voiceInForce } from "../plans/voice-in-force.ts";

/** The profile in the contract's format, with the voice that the person's plan allows now. */
export async function profileOf(context: Context, person: Person): Promise<Profile> {
	const [{ plan }, hasPassword] = await Promise.all([
		entitlementOf(context, person.id),
		context.identity.hasPassword(person.id),
	]);
	return {
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
		medical_consent_at: person.medicalConsentAt?.toISOString() ?? null,
		secondary_language: person.secondaryLanguage,
		voice_choice: person.voiceChoice,
		voice_in_force: voiceInForce(person.voiceChoice, plan),
		own_voice: await ownVoiceOf(context, person.id, plan),
		has_password: hasPassword,
	};
}
