import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import type { Profile } from "@sayso/contract/entities/profile.ts";
import type { Subscription } from "@sayso/contract/entities/subscription.ts";
import type { Usage } from "@sayso/contract/entities/usage.ts";
import { problem } from "@sayso/contract/errors.ts";
import { planCatalogue } from "@sayso/contract/plans.ts";
import { type Client, createClient } from "../api/client.ts";
import type { Connection } from "../api/connection.ts";

/** A person without a name yet. */
export const newcomer: Profile = {
	id: "p1",
	email: "sam@example.com",
	first_name: "",
	surname: "",
	birth_year: null,
	country: null,
	language: null,
	guardian: null,
	nickname: "",
	medical_condition: "",
	medical_consent_at: null,
	secondary_language: null,
	voice_choice: "male-au",
	voice_in_force: "male-au",
	has_password: true,
};
export const subscription: Subscription = {
	planID: "trial",
	status: "trialing",
	standing: "trial",
	freeUntil: null,
	currentPeriodEnd: null,
	cancelAtPeriodEnd: false,
	stripeSubscriptionId: null,
	isTrialUsed: false,
};
export const usage: Usage = { interactions: { count: 3, left: 17 }, tokensUsed: { input: 120, output: 80 } };

/** The server's answer to each GET, by path below /api: for a person on the trial plan, unless a test overrides it. */
const usualAnswers: Record<string, unknown> = {
	"/v1/users": newcomer,
	"/v1/users/first-login-check": { profile_complete: true, status: "active", agreement_needed: false },
	"/v1/sign-in-options": { providers: [], firebase: null },
	"/v1/plans": planCatalogue,
	"/v1/users/preferences": defaultPreferences,
	"/v1/subscriptions/current/me": subscription,
	"/v1/usages/p1": usage,
	"/v1/users/access": { setup: null, changedAt: null },
	"/v1/words": { words: [] },
	...Object.fromEntries(planCatalogue.map((plan) => [`/v1/plans/${plan.id}`, plan])),
};

/** A call that the server received. */
export interface Asked {
	method: string;
	path: string;
	body: unknown;
}

/** The answer to a refused call. */
export const refusing = (...refusal: Parameters<typeof problem>) => {
	const body = problem(...refusal);
	return () => Response.json(body, { status: body.status });
};

/**
 * The real client over a server with a table of answers, which may change; other paths give 404. A key is a path, with the method
 * before it if it is not GET. A function makes a new answer each time.
 * @param asked receives the calls
 */
export function clientAnswering(
	answers: Record<string, unknown> = {},
	asked: Asked[] = [],
	report: Connection["report"] = () => {},
): Client {
	return createClient({
		base: "",
		report,
		token: async () => "token",
		fetch: async (input, { method = "GET", body, signal } = {}) => {
			signal?.throwIfAborted();
			const path = String(input);
			const parsed = typeof body === "string" ? JSON.parse(body) : undefined;
			asked.push({ method, path, body: parsed });
			const key = method === "GET" ? path : `${method} ${path}`;
			const answer = answers[key] ?? usualAnswers[key];
			if (typeof answer === "function") return answer(parsed);
			return answer === undefined ? Response.json(problem("not_found"), { status: 404 }) : Response.json(answer);
		},
	});
}
