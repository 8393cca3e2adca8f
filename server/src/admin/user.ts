import { PlanName } from "@sayso/contract/entities/plan.ts";
import type { Context } from "../context.ts";
import { deleteAccount } from "../features/accounts/delete-account.ts";
import { findPlan, putOnPlan } from "../features/plans/put-on-plan.ts";
import { findPersonByEmail, listPeople, type Person } from "../store/people.ts";
import { type Command, CommandError } from "./command.ts";

export const userCommands: Command[] = [
	{
		name: "user list",
		async run({ db }) {
			const people = await listPeople(db);
			return people.map(({ email, planId, since }) => `${email}\t${planId}\t${since.toISOString()}`).join("\n");
		},
	},
	{
		name: "user plan",
		usage: "EMAIL trial|base|premium|thirdparty [--period 30|365]",
		async run(context, [email, word], { period }) {
			const person = await personNamed(context, email);
			const name = PlanName.safeParse(word).data;
			const plan = name && findPlan(name, period);
			if (!plan) throw new CommandError(`There is no plan ${word}${period ? ` of ${period} days` : ""}.`);
			await putOnPlan(context, person.id, plan.id);
			return `${person.email} is on ${plan.id} now.`;
		},
	},
	{
		name: "user delete",
		usage: "EMAIL",
		async run(context, [email]) {
			const person = await personNamed(context, email);
			const { emailVerified } = await context.identity.describe(person.id);
			await deleteAccount(context, person, { emailVerified: emailVerified === true });
			return `${person.email} is deleted.`;
		},
	},
];

async function personNamed({ db }: Context, email = ""): Promise<Person> {
	const person = await findPersonByEmail(db, email);
	if (!person) throw new CommandError(`Nobody has the address ${email}.`);
	return person;
}
