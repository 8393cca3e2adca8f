import type { NewProfile, Profile, ProfileUpdate } from "@sayso/contract/entities/profile.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import { needsGuardian } from "@sayso/contract/rules/birth-year.ts";
import { consentMissing } from "@sayso/contract/rules/profile.ts";
import type { Context } from "../../context.ts";
import type { Principal } from "../../seams/identity.ts";
import { agree } from "../../store/agreements.ts";
import type { Person } from "../../store/people.ts";
import { saveProfile } from "../../store/profiles.ts";
import { sendMail } from "../mail/send-mail.ts";
import { refuseVoiceBeyondPlan } from "../plans/refuse-voice-beyond-plan.ts";
import { recogniseDevice } from "./former-people.ts";
import { profileOf } from "./profile-of.ts";

/**
 * Saves the first profile with the agreement to the legal texts, and sends the welcome mail if the address is verified.
 * The free plan counts as used if the same device had one before.
 * @throws {Refusal} `forbidden` for another person's id; `invalid` below the minimum age without a guardian
 */
export async function createProfile(
	context: Context,
	{ person, principal }: { person: Person; principal: Pick<Principal, "emailVerified"> },
	given: NewProfile,
): Promise<Profile> {
	const { db, clock, jobs, config } = context;
	const now = clock.now();
	const fields = fieldsOf(person, given, now);
	const saved = await db.transaction(async (tx) => {
		const { person: newest, isFirst } = await saveProfile(tx, person.id, fields, now);
		await agree(tx, person.id, given.user_hash ?? undefined, now);
		if (isFirst && given.user_hash) await recogniseDevice(context, tx, person.id, given.user_hash);
		const values = { firstName: newest.firstName, url: `${config.publicUrl}/app` };
		if (isFirst && principal.emailVerified)
			await jobs.send(sendMail, { to: person.email, name: "welcome", values }, tx);
		return newest;
	});
	return profileOf(context, saved);
}

/**
 * Saves the account page.
 * @throws {Refusal} as `createProfile`, `plan_needed` for a voice outside the plan, and `invalid` for a medical
 * condition without the consent to store it
 */
export async function updateProfile(context: Context, person: Person, given: ProfileUpdate): Promise<Profile> {
	const now = context.clock.now();
	const fields = fieldsOf(person, given, now);
	const voiceChoice = given.voice_choice ?? person.voiceChoice;
	if (voiceChoice !== person.voiceChoice)
		await refuseVoiceBeyondPlan(context, person.id, { field: "voice_choice", voice: voiceChoice });
	const saved = await saveProfile(
		context.db,
		person.id,
		{
			...fields,
			voiceChoice,
			nickname: given.nickname ?? person.nickname,
			...medicalOf(person, given, now),
			secondaryLanguage:
				given.secondary_language === undefined ? person.secondaryLanguage : given.secondary_language || null,
		},
		now,
	);
	return profileOf(context, saved.person);
}

/** A medical condition is stored only with its own consent, given now or before; without the consent it is deleted. */
function medicalOf(person: Person, given: ProfileUpdate, now: Date) {
	const consents = given.medical_consent ?? person.medicalConsentAt !== null;
	if (!consents && given.medical_condition)
		throw new Refusal("invalid", {
			fields: { medical_condition: consentMissing },
		});
	if (!consents) return { medicalCondition: "", medicalConsentAt: null };
	return {
		medicalCondition: given.medical_condition ?? person.medicalCondition,
		medicalConsentAt: person.medicalConsentAt ?? now,
	};
}

function fieldsOf(person: Person, given: NewProfile | ProfileUpdate, now: Date) {
	if (given.id && given.id !== person.id) throw new Refusal("forbidden");
	const { birth_year: birthYear } = given;
	const guardian = given.guardian ?? person.guardian;
	const isYoung = birthYear !== null && needsGuardian(birthYear, now);
	if (isYoung && !guardian)
		throw new Refusal("invalid", {
			fields: { guardian: "Please confirm that a parent, guardian or clinician is with you." },
		});
	return {
		firstName: given.first_name,
		surname: given.surname,
		birthYear,
		country: given.country,
		language: given.language,
		guardian: isYoung ? guardian : null,
	};
}
