import { dayMilliseconds } from "@sayso/contract/day.ts";
import { workOnMail } from "@sayso/harness/people/mailbox.ts";
import { execute } from "@sayso/harness/product/database-server.ts";
import { signUp, signUpUnproved, testApp } from "@sayso/harness/product/test-app.ts";
import { describe, expect, test } from "vitest";
import { forgetFormer } from "../../../features/accounts/former-people.ts";
import { personBehind } from "../../../features/accounts/person-behind.ts";
import { PersonGone } from "../../../store/person-gone.ts";

let ahead = 0;
const { app, context, databaseUrl } = await testApp(
	{ RATE_LIMITS: "off" },
	{ clock: { now: () => new Date(Date.now() + ahead) } },
);
const { mailsTo, newestMailTo } = await workOnMail(context);

/** Tables whose rows the law requires after a person is deleted. */
const keptByLaw = ["invoice"];

/** Every table with a column for the owner of a row, and the table of people. */
async function personalTables() {
	const { rows } = await context.pool.query<{ name: string; owner: string }>(
		`select format('%I.%I', table_schema, table_name) as name, column_name as owner
		   from information_schema.columns
		  where table_schema in ('public', 'identity') and column_name in ('person_id', 'user_id')
		  union values ('public.person', 'id'), ('identity."user"', 'id') order by 1`,
	);
	return rows.filter(({ name }) => !keptByLaw.some((kept) => name.endsWith(`.${kept}`)));
}

async function rowsOf(id: string) {
	const tables = await personalTables();
	const counts = await Promise.all(
		tables.map(async ({ name, owner }) => {
			const { rows } = await context.pool.query(`select 1 from ${name} where ${owner} = $1`, [id]);
			return [name, rows.length] as const;
		}),
	);
	return Object.fromEntries(counts);
}

/** A person with rows in as many tables as a short visit fills. */
async function somebody() {
	const person = await signUpUnproved(app);
	const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
		app.inject({ method, url: `/api/v1/${url}`, headers: person.headers, ...(payload && { payload }) });
	const { id } = (await call("GET", "users")).json();
	await call("POST", "users/verification-code");
	await context.identity.markEmailVerified(id);
	await call("POST", "users", {
		first_name: "Ada",
		surname: "Lovelace",
		birth_year: 1985,
		country: "au",
		language: "en",
		agreedToTermsAndPrivacy: true,
	});
	await call("POST", "generate", { text: "How are you today?" });
	await call("POST", "conversation", { role: "user", text: "How are you today?" });
	return { ...person, id, call };
}

test("a deleted account leaves no row in any table, and changes no row of another person", async () => {
	const [person, other] = [await somebody(), await somebody()];
	const before = await rowsOf(other.id);
	const own = await rowsOf(person.id);
	for (const table of [
		"public.person",
		"public.preferences",
		"public.agreement",
		"public.email_code",
		"identity.session",
	])
		expect(own[table], table).toBeGreaterThan(0);

	expect((await person.call("DELETE", "users/delete")).json()).toEqual({ deleted: true });
	const after = await rowsOf(person.id);
	expect(after).toEqual(Object.fromEntries(Object.keys(own).map((table) => [table, 0])));
	expect(await rowsOf(other.id)).toEqual(before);

	expect((await person.call("GET", "users")).statusCode).toBe(401);
	expect((await app.inject({ url: "/api/auth/token", headers: person.session })).statusCode).toBe(401);
	const payload = { email: person.email, password: person.password };
	expect((await app.inject({ method: "POST", url: "/api/auth/sign-in/email", payload })).statusCode).toBe(401);
});

test("calls that were under way find no person, and create no person anew", async () => {
	const person = await somebody();
	const principal = await context.identity.verify(person.headers.authorization.slice("Bearer ".length));
	if (!principal) throw new Error("Somebody who is signed in is unknown");
	const words = { role: "user", text: "Tea?" };
	const calls = () => [
		person.call("POST", "conversation", words),
		person.call("PUT", "users/preferences?no_of_responses=2"),
		person.call("PUT", "users/complete-profile", {}),
		person.call("POST", "generate", { text: "Tea?" }),
		person.call("GET", "subscriptions/current/me"),
		person.call("DELETE", "users/delete"),
	];
	const answers = await Promise.all([...calls(), ...calls()]);
	for (const { statusCode, body } of answers) expect([200, 401], body).toContain(statusCode);

	await expect(personBehind(context, principal)).rejects.toThrow(PersonGone);
	const left = await rowsOf(person.id);
	expect(left).toEqual(Object.fromEntries(Object.keys(left).map((table) => [table, 0])));
});

test("a deletion that is cut off after the account is gone goes on by itself, to its end, and says so once", async () => {
	const [person, other] = [await somebody(), await somebody()];
	const cut = `create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
		create trigger cut_off before delete on person for each row execute function cut_off()`;
	await execute(databaseUrl, cut);
	expect((await person.call("DELETE", "users/delete")).statusCode).toBe(500);
	expect((await person.call("GET", "users")).statusCode).toBe(401);
	expect((await rowsOf(person.id))["public.person"]).toBe(1);
	await execute(databaseUrl, "drop trigger cut_off on person; drop function cut_off");

	expect((await other.call("DELETE", "users/delete")).statusCode).toBe(200);
	// Lets the jobs start without the minute that a call normally has to finish by itself.
	const jobs =
		"update pgboss.job set start_after = now() where name = 'go-on-deleting' and state in ('created', 'retry')";
	await context.pool.query(jobs);
	const states = "select 1 from pgboss.job where name = 'go-on-deleting' and state <> 'completed'";
	await expect.poll(async () => (await context.pool.query(states)).rowCount).toBe(0);
	const left = await rowsOf(person.id);
	expect(left).toEqual(Object.fromEntries(Object.keys(left).map((table) => [table, 0])));
	for (const { email } of [person, other]) {
		expect((await newestMailTo(email)).subject).toContain("deleted");
		expect((await mailsTo(email)).filter(({ subject }) => subject.includes("deleted"))).toHaveLength(1);
	}
});

test("a call of a person whose subscription row is just gone is refused as not signed in", async () => {
	const person = await somebody();
	const { rows } = await context.pool.query("delete from subscription where person_id = $1 returning 1", [person.id]);
	expect(rows).toHaveLength(1);
	const refused = await person.call("GET", "subscriptions/current/me");
	expect(refused.json()).toMatchObject({ status: 401, code: "unauthenticated" });
});

describe("a free plan", () => {
	const year = 365 * dayMilliseconds;
	const freePlanUsed = async ({ headers }: { headers: { authorization: string } }) =>
		(await app.inject({ url: "/api/v1/users/first-login-check", headers })).json().free_plan_used;
	const profile = { first_name: "Ada", surname: "Lovelace", birth_year: 1985, country: "au", language: "en" };
	const onDevice = (user_hash: string) => ({ ...profile, agreedToTermsAndPrivacy: true, user_hash });

	/** A person who used their free plan on a device and deleted their account. */
	async function left(device: string) {
		const person = await somebody();
		await context.pool.query("update agreement set user_hash = $1 where person_id = $2", [device, person.id]);
		await person.call("DELETE", "users/delete");
		return person;
	}

	test("is had once with an address, for a year", async () => {
		const { email } = await left("device 1");
		const again = await signUp(app, email.replace("@", "+again@"));
		expect(await freePlanUsed(again)).toBe(true);
		const wanted = { method: "POST", url: "/api/v1/generate", payload: { text: "Tea?" } } as const;
		expect((await app.inject({ ...wanted, headers: again.headers })).json()).toMatchObject({ code: "limit_exceeded" });

		const kept = () => context.pool.query("select * from former_person");
		expect(JSON.stringify((await kept()).rows)).not.toContain(email.split("@")[0]);
		ahead = year + 1;
		await forgetFormer.run(context, {});
		ahead = 0;
		expect((await kept()).rows).toEqual([]);
		expect(await freePlanUsed(await signUp(app, email))).toBe(false);
	});

	test("is had once on a device", async () => {
		await left("device 2");
		const [same, other] = [await signUp(app), await signUp(app)];
		await app.inject({ method: "POST", url: "/api/v1/users", headers: same.headers, payload: onDevice("device 2") });
		await app.inject({ method: "POST", url: "/api/v1/users", headers: other.headers, payload: onDevice("device 3") });
		expect(await freePlanUsed(same)).toBe(true);
		expect(await freePlanUsed(other)).toBe(false);
	});

	test("is still there for a person who deleted an account without using it", async () => {
		const person = await signUp(app);
		await app.inject({ method: "POST", url: "/api/v1/users", headers: person.headers, payload: onDevice("device 4") });
		await app.inject({ method: "DELETE", url: "/api/v1/users/delete", headers: person.headers });
		expect(await freePlanUsed(await signUp(app, person.email))).toBe(false);
	});
});

test("a reset link of the deleted account opens nothing", async () => {
	const person = await somebody();
	const proof = await context.identity.startReset(person.email);
	await person.call("DELETE", "users/delete");
	const { rows } = await context.pool.query("select 1 from identity.verification where value = $1", [person.id]);
	expect(rows).toEqual([]);
	const payload = { token: proof?.value, newPassword: "secret 2" };
	expect((await app.inject({ method: "POST", url: "/api/auth/reset-password", payload })).statusCode).toBe(400);
});

test("says so by mail, and the address is free again", async () => {
	const person = await somebody();
	await person.call("DELETE", "users/delete");
	const { subject, text } = await newestMailTo(person.email, 3);
	expect(subject).toBe("Your Sayso account is deleted");
	expect(text).toContain("Hello Ada,");
	const again = await signUp(app, person.email);
	const { id, first_name } = (await app.inject({ url: "/api/v1/users", headers: again.headers })).json();
	expect(id).not.toBe(person.id);
	expect(first_name).toBe("");
});

test("the export has everything that is kept of the person, no secret, and nothing of another person", async () => {
	const [person, other] = [await somebody(), await somebody()];
	const answer = await person.call("GET", "users/export");
	const exported = answer.json();
	const own = await rowsOf(person.id);
	for (const [table, count] of Object.entries(own))
		if (table.startsWith("public.")) expect(exported.tables[table.slice("public.".length)], table).toHaveLength(count);
	expect(exported).toMatchObject({
		product: "Sayso",
		account: { email: person.email, signInWith: [{ provider: "credential" }] },
		tables: { person: [{ first_name: "Ada", country: "au" }], preferences: [{ person_id: person.id }] },
	});
	expect(answer.body).not.toContain(other.id);
	expect(answer.body).not.toMatch(/code_hash|password|"token"/);
});
