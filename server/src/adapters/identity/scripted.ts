import { randomUUID } from "node:crypto";
import type { Identity } from "../../seams/identity.ts";

interface Account {
	userId: string;
	email: string;
	password: string;
	emailVerified: boolean;
}

export interface ScriptedIdentity extends Identity {
	signUp(email: string, password: string): { token: string };
	signIn(email: string, password: string): { token: string } | null;
	confirmReset(value: string, password: string): boolean;
}

/** An identity provider in memory, for tests. A token is the name of a session. */
export function scriptedIdentity(): ScriptedIdentity {
	const accounts = new Map<string, Account>();
	const sessions = new Map<string, { userId: string; signedInAt: Date }>();
	const resets = new Map<string, string>();

	const accountOf = (email: string) => [...accounts.values()].find((account) => account.email === email.toLowerCase());
	const open = (userId: string) => {
		const token = randomUUID();
		sessions.set(token, { userId, signedInAt: new Date() });
		return { token };
	};
	const endSessions = (userId: string, keep?: string) => {
		for (const [token, session] of sessions) if (session.userId === userId && token !== keep) sessions.delete(token);
	};

	return {
		name: "scripted",
		label: "Scripted accounts",
		signUp(email, password) {
			const userId = randomUUID();
			accounts.set(userId, { userId, email, password, emailVerified: false });
			return open(userId);
		},
		signIn(email, password) {
			const account = accountOf(email);
			return account?.password === password ? open(account.userId) : null;
		},
		confirmReset(value, password) {
			const account = accounts.get(resets.get(value) ?? "");
			resets.delete(value);
			if (!account) return false;
			account.password = password;
			endSessions(account.userId);
			return true;
		},
		async verify(token) {
			const session = sessions.get(token);
			const account = session && accounts.get(session.userId);
			if (!account) return null;
			const { userId, email, emailVerified } = account;
			return { userId, email, emailVerified, signedInAt: session.signedInAt, sessionId: token };
		},
		async markEmailVerified(userId) {
			const account = accounts.get(userId);
			if (account) account.emailVerified = true;
		},
		async startReset(email) {
			const account = accountOf(email);
			if (!account) return null;
			const value = randomUUID();
			resets.set(value, account.userId);
			return { parameter: "token", value };
		},
		async setPassword(userId, password, keepSession) {
			const account = accounts.get(userId);
			if (account) account.password = password;
			endSessions(userId, keepSession);
		},
		async hasPassword(userId) {
			return accounts.has(userId);
		},
		async describe(userId) {
			return { email: accounts.get(userId)?.email };
		},
		async remove(userId) {
			accounts.delete(userId);
			endSessions(userId);
		},
	};
}
