import { expect, test } from "vitest";
import { workOnMail } from "../../../testing/mail.ts";
import { signUp, testApp } from "../../../testing/test-app.ts";

const { app, context } = await testApp();
const { newestMailTo } = await workOnMail(context);

/** Tables whose rows the law wants kept when a person goes. */
const keptByLaw = ["invoice"];

/** Every table with a column that says whose a row is, or that holds the person themselves. */
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

/** Somebody with something in as many tables as a short visit fills. */
async function somebody() {
	const person = await signUp(app);
	const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
		app.inject({ method, url: `/api/v1/${url}`, headers: person.headers, ...(payload && { payload }) });
	await call("POST", "users", {
		first_name: "Ada",
		surname: "Lovelace",
		birth_year: 1985,
		country: "au",
		language: "en",
		agreedToTermsAndPrivacy: true,
	});
	await call("POST", "users/verification-code");
	await call("POST", "generate", { text: "How are you today?" });
	await call("POST", "conversation", { role: "user", text: "How are you today?" });
	const { id } = (await call("GET", "users")).json();
	return { ...person, id, call };
}

test("a deleted account leaves nothing behind, in any table, and touches nobody else's", async () => {
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

test("the data to take away is everything there is, without a secret, and nobody else's", async () => {
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
