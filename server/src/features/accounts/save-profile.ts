import type { NewProfile, Profile, ProfileUpdate } from "@sayso/contract/entities/profile.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import { needsGuardian } from "@sayso/contract/rules/birth-year.ts";
import type { Context } from "../../context.ts";
import { agree } from "../../store/agreements.ts";
import type { Person } from "../../store/people.ts";
import { saveProfile } from "../../store/profiles.ts";
import { sendMail } from "../mail/send-mail.ts";
import { refuseVoiceBeyondPlan } from "../plans/refuse-voice-beyond-plan.ts";
import { profileOf } from "./profile-of.ts";

/**
 * Saves the first profile with the agreement to the legal texts, and welcomes the person by mail.
 * @throws {Refusal} `forbidden` for somebody else's id; `invalid` below the minimum age without anybody there
 */
export async function createProfile(context: Context, person: Person, given: NewProfile): Promise<Profile> {
	const { db, clock, jobs, config } = context;
	const now = clock.now();
	const fields = fieldsOf(person, given, now);
	const saved = await db.transaction(async (tx) => {
		const { person: newest, isFirst } = await saveProfile(tx, person.id, fields, now);
		await agree(tx, person.id, given.user_hash ?? undefined, now);
		const values = { firstName: newest.firstName, url: `${config.publicUrl}/app` };
		if (isFirst) await jobs.send(sendMail, { to: person.email, name: "welcome", values }, tx);
		return newest;
	});
	return profileOf(context, saved);
}

/**
 * Saves the account page.
 * @throws {Refusal} as `createProfile`, and `plan_needed` for a voice the plan does not have
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
			medicalCondition: given.medical_condition ?? person.medicalCondition,
			secondaryLanguage:
				given.secondary_language === undefined ? person.secondaryLanguage : given.secondary_language || null,
		},
		now,
	);
	return profileOf(context, saved.person);
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
