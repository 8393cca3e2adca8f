import type pg from "pg";

/** The lines of conversation of each person in a crowd. */
export const linesEach = 10;

/** The people created per statement: some seconds on any machine. */
const atATime = 20_000;

/** Creates people with the data of a few weeks, in bulk by SQL, until there are `people` of them. */
export async function makeCrowd(database: pg.Pool | pg.Client, people: number): Promise<void> {
	const { rows } = await database.query("select count(*)::int as there from person where id like 'crowd-%'");
	for (let from = rows[0].there + 1; from <= people; from += atATime)
		for (const statement of ofPeople(from, Math.min(people, from + atATime - 1))) await database.query(statement);
	await database.query("vacuum analyze");
}

function ofPeople(from: number, to: number): string[] {
	const crowd = `(select n, 'crowd-' || lpad(n::text, 8, '0') as id, now() - n % 80 * interval '1 day' as at from generate_series(${from}, ${to}) n) c`;
	return [
		`insert into identity."user" (id, name, email, created_at, updated_at) select id, '', id || '@example.org', at, at from ${crowd}`,
		`insert into identity.account (id, account_id, provider_id, user_id, created_at, updated_at) select id, id, 'credential', id, at, at from ${crowd}`,
		`insert into identity.session (id, token, user_id, expires_at, created_at, updated_at) select id, id, id, at + interval '90 days', at, at from ${crowd}`,
		`insert into identity.verification (id, identifier, value, expires_at, created_at, updated_at) select id, 'state ' || id, id, at + interval '90 days', at, at from ${crowd}`,
		`insert into person (id, email, first_name, created_at) select id, id || '@example.org', 'Robin', at from ${crowd}`,
		`insert into preferences (person_id) select id from ${crowd}`,
		`insert into subscription (person_id, period_start) select id, at from ${crowd}`,
		`insert into open_turn (person_id, text, shown, at) select id, 'Tea?', '[]', at from ${crowd}`,
		`insert into tally (key, count, ends_at) select id, 1, at + interval '90 days' from ${crowd}`,
		`insert into former_person (digest, forget_at) select id, at + interval '90 days' from ${crowd}`,
		`insert into usage_day (person_id, day, interactions) select id, at::date, 5 from ${crowd}`,
		`insert into usage (person_id, plan_id, period_start, interactions) select id, 'trial', at, 5 from ${crowd}`,
		`insert into pick_count (person_id, act, intent, at) select id, 'offer', 'accept', at from ${crowd}`,
		`insert into phrase (person_id, id, text, emoji, folder, place, kind, position, used, updated_at) select id, id, 'Back soon.', '', '', '', 'phrase', 0, 0, at from ${crowd}`,
		`insert into conversation_entry (id, person_id, role, text, created_at)
			select id || '-' || line, id, 'user', 'Would you like tea number ' || line || '?', at + line * interval '1 minute'
			from ${crowd} cross join generate_series(1, ${linesEach}) line`,
	];
}
