import { randomUUID } from "node:crypto";
import pg from "pg";
import { completeProfileThrough, type Send, type SignedUp } from "../people/sign-up.ts";

export interface Statement {
	text: string;
	values: unknown[];
}

/** Every statement that this process sends during `work`, each once, without the job queue's. */
export async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
	const seen = new Map<string, Statement>();
	const sent = pg.Client.prototype.query;
	pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
		const [query, values] = given as [string | { text?: string; values?: unknown[] }, unknown[]?];
		const text = typeof query === "string" ? query : (query?.text ?? "");
		const known = Array.isArray(values) ? values : typeof query === "string" ? [] : (query?.values ?? []);
		if (/^\s*(select|insert|update|delete|with)\b/i.test(text) && !text.includes("pgboss"))
			seen.set(text, { text, values: known });
		return Reflect.apply(sent, this, given);
	} as typeof sent;
	try {
		await work();
	} finally {
		pg.Client.prototype.query = sent;
	}
	return [...seen.values()];
}

/** The API calls of a person's day; at its end they delete their account. */
export async function liveADay(send: Send, person: SignedUp): Promise<void> {
	const { headers, session, email, password } = person;
	const call = async (method: string, url: string, body?: object, who = headers): Promise<void> => {
		const answer = await send(url, {
			method,
			headers: { ...who, ...(body && { "content-type": "application/json" }) },
			...(body && { body: JSON.stringify(body) }),
		});
		if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`);
	};
	await completeProfileThrough(send, person);
	for (const url of ["users", "users/preferences", "usages/user/stats", "phrases", "words", "plans", "memory"])
		await call("GET", `/api/v1/${url}`);
	await call("GET", "/api/v1/subscriptions/current/me");
	await call("POST", "/api/v1/generate", { text: "Would you like a cup of tea?" });
	await call("POST", "/api/v1/generate", { text: "Would you like a cup of tea?", is_try_again: true });
	const said = { role: "assistant", text: "Yes, please.", meta: { tone: "neutral", emoji: "🙂", keyword: "yes" } };
	await call("POST", "/api/v1/conversation", { role: "user", text: "Would you like a cup of tea?" });
	await call("POST", "/api/v1/conversation", said);
	await call("POST", "/api/v1/memory/search", { words: "tea" });
	const phrase = { text: "Back soon.", emoji: "", folder: "", place: "", kind: "phrase", position: 0, used: 0 };
	await call("PUT", `/api/v1/phrases/${randomUUID()}`, { ...phrase, updatedAt: new Date().toISOString() });
	await call("PUT", "/api/v1/words", { words: [] });
	await call("GET", "/api/auth/token", undefined, session);
	await call("POST", "/api/auth/sign-in/email", { email, password });
	await call("POST", "/api/v1/users/request-password-reset", { email });
	await call("GET", "/api/v1/users/export");
	await call("DELETE", "/api/v1/memory");
	await call("DELETE", "/api/v1/users/delete");
}
