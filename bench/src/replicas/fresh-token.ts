import type { SignedUp } from "@sayso/harness/people/sign-up.ts";

/** Milliseconds for which a token is used: far less than it lives, as in the browser. */
const usedFor = 5 * 60_000;

/** Somebody's ID token, made anew now and then: a long run outlives one. @returns throws where none is to be had just now */
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
