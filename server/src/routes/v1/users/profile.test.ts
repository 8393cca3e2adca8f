import { workOnMail } from "@sayso/harness/people/mailbox.ts";
import { signUp, signUpUnproved, testApp } from "@sayso/harness/product/test-app.ts";
import { describe, expect, test } from "vitest";
import { putOnPlan } from "../../../features/plans/put-on-plan.ts";

const { app, context } = await testApp();
const { newestMailTo, mailsTo } = await workOnMail(context);

type Person = Awaited<ReturnType<typeof signUp>>;
const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, { headers }: Person, payload?: object) =>
	app.inject({ method, url: `/api/v1/users${path}`, headers, ...(payload && { payload }) });
const check = async (person: Person) => (await call("GET", "/first-login-check", person)).json();

const thisYear = new Date().getUTCFullYear();
const ada = { first_name: "Ada", surname: "Lovelace", birth_year: 1985, country: "au", language: "en" };
const created = { ...ada, agreedToTermsAndPrivacy: true, user_hash: "visitor 1" };

describe("the way from sign-up to a complete profile", () => {
	test("is reported step by step, and the person is welcomed once", async () => {
		const person = await signUp(app);
		expect(await check(person)).toMatchObject({ profile_complete: false, status: null, agreement_needed: true });
		expect((await call("PUT", "/complete-profile", person)).json()).toMatchObject({ code: "profile_incomplete" });

		const saved = await call("POST", "", person, created);
		expect(saved.json()).toMatchObject({ ...ada, email: person.email, voice_choice: "male-au", nickname: "" });
		expect(await check(person)).toMatchObject({ profile_complete: false, status: "active", agreement_needed: false });
		expect((await call("PUT", "/complete-profile", person)).json()).toMatchObject({ profile_complete: true });
		expect(await check(person)).toEqual({
			profile_complete: true,
			status: "active",
			agreement_needed: false,
			email_verified: true,
			free_plan_used: false,
		});

		expect((await newestMailTo(person.email)).text).toContain("Hello Ada,");
		await call("POST", "", person, created);
		await call("PUT", "", person, ada);
		const jobs = await context.pool.query("select data from pgboss.job where data->>'to' = $1", [person.email]);
		expect(jobs.rows).toHaveLength(1);
		expect(await mailsTo(person.email)).toHaveLength(1);
	});

	test("is not welcomed by mail before the address is proved", async () => {
		const person = await signUpUnproved(app);
		await call("POST", "", person, created);
		await call("DELETE", "/delete", person);
		const { rows } = await context.pool.query("select 1 from pgboss.job where data->>'to' = $1", [person.email]);
		expect(rows).toEqual([]);
	});

	test("keeps which versions were agreed to, when, and on which device", async () => {
		const person = await signUp(app);
		const { id } = (await call("POST", "", person, created)).json();
		const { rows } = await context.pool.query("select * from agreement where person_id = $1 order by document", [id]);
		expect(rows).toEqual([
			{ person_id: id, document: "privacy", version: "1.2", agreed_at: expect.any(Date), user_hash: "visitor 1" },
			{ person_id: id, document: "terms", version: "1.1", agreed_at: expect.any(Date), user_hash: "visitor 1" },
		]);
	});

	test("a new version of the terms asks again", async () => {
		const person = await signUp(app);
		const { id } = (await call("POST", "", person, created)).json();
		await context.pool.query("update agreement set version = '1.0' where person_id = $1 and document = 'terms'", [id]);
		expect(await check(person)).toMatchObject({ agreement_needed: true });
		const without = await call("PUT", "/complete-profile", person, {});
		expect(without.json()).toMatchObject({ status: 409, code: "agreement_needed" });
		expect(await check(person)).toMatchObject({ profile_complete: false });
		const agreed = { agreedToTermsAndPrivacy: true, user_hash: "visitor 2" };
		expect((await call("PUT", "/complete-profile", person, agreed)).json()).toMatchObject({ agreement_needed: false });
		expect(await check(person)).toMatchObject({ profile_complete: true, agreement_needed: false });
	});
});

describe("the account page", () => {
	const rest = {
		nickname: "Countess",
		secondary_language: "fr",
		voice_choice: "girl-au",
	};

	test("saves everything it shows, and reads it back", async () => {
		const person = await signUp(app);
		await call("POST", "", person, created);
		expect((await call("PUT", "", person, { ...ada, ...rest })).json()).toMatchObject({ ...ada, ...rest });
		expect((await call("GET", "", person)).json()).toMatchObject({ ...ada, ...rest, email: person.email });
		const cleared = await call("PUT", "", person, { ...ada, nickname: "", secondary_language: "" });
		expect(cleared.json()).toMatchObject({ ...rest, nickname: "", secondary_language: null });
	});

	test("cannot change the address, nor another person's profile", async () => {
		const [person, other] = [await signUp(app), await signUp(app)];
		const { id } = (await call("GET", "", other)).json();
		const kept = await call("PUT", "", person, { ...ada, email: "boss@example.org" });
		expect(kept.json()).toMatchObject({ email: person.email });
		for (const method of ["PUT", "POST"] as const) {
			const refused = await call(method, "", person, { ...created, id, first_name: "Eve" });
			expect(refused.json()).toMatchObject({ status: 403, code: "forbidden" });
		}
		expect((await call("GET", "", other)).json().first_name).toBe("");
	});

	test("cannot take a voice the plan does not have, but may keep one it had", async () => {
		const person = await signUp(app);
		const refused = await call("PUT", "", person, { ...ada, voice_choice: "girl-us" });
		expect(refused.json()).toMatchObject({
			status: 403,
			code: "plan_needed",
			errors: { voice_choice: expect.any(String) },
		});
		const { id } = (await call("GET", "", person)).json();
		await context.pool.query("update person set voice_choice = 'girl-us' where id = $1", [id]);
		expect((await call("PUT", "", person, { ...ada, voice_choice: "girl-us" })).statusCode).toBe(200);
	});

	test("names the voice that speaks: the chosen one, or the same kind of the plan that is left", async () => {
		const person = await signUp(app);
		const { id } = (await call("POST", "", person, created)).json();
		await putOnPlan(context, id, "premium-monthly");
		const chosen = await call("PUT", "", person, { ...ada, voice_choice: "female-uk" });
		expect(chosen.json()).toMatchObject({ voice_choice: "female-uk", voice_in_force: "female-uk" });
		await putOnPlan(context, id, "base-monthly");
		const kept = (await call("GET", "", person)).json();
		expect(kept).toMatchObject({ voice_choice: "female-uk", voice_in_force: "female-au" });
		await putOnPlan(context, id, "premium-monthly");
		expect((await call("GET", "", person)).json()).toMatchObject({ voice_in_force: "female-uk" });
	});

	test("keeps a medical condition with its own consent and the moment of it, and forgets both together", async () => {
		const person = await signUp(app);
		await call("POST", "", person, created);
		const asked = "Please say that we may keep this, or leave it empty.";
		const stored = async () =>
			(
				await context.pool.query("select medical_condition, medical_consent_at from person where email = $1", [
					person.email,
				])
			).rows[0];
		const without = await call("PUT", "", person, { ...ada, medical_condition: "asthma" });
		expect(without.json()).toMatchObject({ status: 422, errors: { medical_condition: asked } });
		expect(await stored()).toEqual({ medical_condition: "", medical_consent_at: null });

		const condition = { medical_condition: "asthma", medical_consent: true };
		const kept = (await call("PUT", "", person, { ...ada, ...condition })).json();
		expect(kept).toMatchObject({ medical_condition: "asthma", medical_consent_at: expect.any(String) });
		const later = (await call("PUT", "", person, { ...ada, medical_condition: "hay fever" })).json();
		expect(later).toMatchObject({ medical_condition: "hay fever", medical_consent_at: kept.medical_consent_at });

		await call("PUT", "", person, { ...ada, medical_consent: false });
		expect(await stored()).toEqual({ medical_condition: "", medical_consent_at: null });
	});

	test.each([
		["first_name", "evil.example", "Only letters, spaces and ' - . , please, as in a name"],
		["surname", "http://evil.example", "Only letters, spaces and ' - . , please, as in a name"],
		["first_name", "", "Required"],
		["first_name", "A", "At least 2 characters. For a name of one letter add a dot, as in “O.”"],
		["surname", " ", "Required"],
		["birth_year", 85, "Enter a valid 4-digit year"],
		["birth_year", 1899, "Enter a year between 1900 and current year"],
		["birth_year", thisYear + 1, "Enter a year between 1900 and current year"],
		["country", "", "Required"],
		["country", "gb", "Required"],
		["language", null, "Required"],
		["nickname", "x".repeat(21), "Nickname must be less than 20 characters"],
		["medical_condition", "x".repeat(101), "Medical condition must be less than 100 characters"],
	])("%s %j is answered with its sentence", async (field, value, sentence) => {
		const refused = await call("PUT", "", await signUp(app), { ...ada, [field]: value });
		expect(refused.json()).toMatchObject({ status: 422, code: "invalid", errors: { [field]: sentence } });
	});

	test("the first profile needs the agreement", async () => {
		const refused = await call("POST", "", await signUp(app), { ...created, agreedToTermsAndPrivacy: false });
		expect(refused.json()).toMatchObject({ status: 422, errors: { agreedToTermsAndPrivacy: "Required" } });
	});

	test("a birth year may be left out", async () => {
		expect((await call("POST", "", await signUp(app), { ...created, birth_year: null })).json().birth_year).toBeNull();
	});
});

describe("below the minimum age", () => {
	const young = { ...created, birth_year: thisYear - 15 };

	test("a grown-up has to be there, and the profile keeps who it is", async () => {
		const person = await signUp(app);
		const alone = await call("POST", "", person, young);
		expect(alone.json()).toMatchObject({ status: 422, errors: { guardian: expect.stringContaining("guardian") } });
		expect(await check(person)).toMatchObject({ status: null });
		const together = await call("POST", "", person, { ...young, guardian: "clinician" });
		expect(together.json()).toMatchObject({ guardian: "clinician" });
		expect((await call("PUT", "", person, { ...ada, birth_year: young.birth_year })).json().guardian).toBe("clinician");
	});

	test("from the age of sixteen no guardian is asked for, and no guardian is kept", async () => {
		const person = await signUp(app);
		const saved = await call("POST", "", person, { ...created, birth_year: thisYear - 16, guardian: "parent" });
		expect(saved.json()).toMatchObject({ birth_year: thisYear - 16, guardian: null });
	});
});
