import type { SignedUp } from "@sayso/harness/people/sign-up.ts";

/** Milliseconds for which a token is used: much less than its lifetime, as in the browser. */
const usedFor = 5 * 60_000;

/**
 * A person's ID token, renewed regularly, because a long run outlives one.
 * @returns a function that throws if no token can be had
 */
export function freshToken(url: string, { token, session }: SignedUp): () => Promise<string> {
	let [current, since] = [token, performance.now()];
	return async () => {
		if (performance.now() - since < usedFor) return current;
		const answer = await fetch(`${url}/api/auth/token`, { headers: session });
		if (!answer.ok) throw new Error(`No token: ${answer.status}`);
		({ token: current } = (await answer.json()) as { token: string });
		since = performance.now();
		return current;
	};
}
