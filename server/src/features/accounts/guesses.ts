import type { Context } from "../../context.ts";
import { isOneOf } from "./is-one-of.ts";

type Counting = Pick<Context, "rateLimits" | "digest">;
type Knowing = Counting & Pick<Context, "digests">;

/** One attempt to sign in with a password. */
export interface Guess {
	email: string;
	/** The caller's network: see `networkOf`. */
	network: string;
	/** The token that the account left on this device at an earlier sign-in: see `deviceKey`. */
	device: string | undefined;
}

/**
 * Counts an attempt before it is made, so that simultaneous attempts count too: for the account from this network, and
 * for the account from anywhere. A device that has signed in to the account before has its own count, so that strangers
 * who use up the attempts do not lock the owner out. Keys are hashed, so that the table of limits does not show who
 * tried to sign in.
 * @throws {Refusal} `too_many_requests`
 */
export async function countGuess(context: Knowing, guess: Guess): Promise<void> {
	const { here, anywhere } = keysOf(context, guess);
	await context.rateLimits.count("account", here);
	await context.rateLimits.count("guesses", anywhere);
}

/** Resets the counts after a correct password. */
export async function forgiveGuesses(context: Knowing, guess: Guess): Promise<void> {
	const { here, anywhere } = keysOf(context, guess);
	await Promise.all([context.rateLimits.forget("account", here), context.rateLimits.forget("guesses", anywhere)]);
}

/** Resets the count of strangers after the owner has set a new password by mail: they may sign in from anywhere. */
export async function forgiveStrangers(context: Counting, email: string): Promise<void> {
	await context.rateLimits.forget("guesses", everywhereKey(context, email));
}

/** The token that a device keeps of an account that has signed in on it. Only the server can create it. */
export const deviceKey = ({ digest }: Pick<Context, "digest">, email: string): string => digest(deviceOf(email));

function keysOf(context: Knowing, { email, network, device = "" }: Guess) {
	const account = email.toLowerCase();
	const isKnown = isOneOf(context.digests(deviceOf(account)), device);
	return {
		here: context.digest(`${network} tries ${account}`),
		anywhere: isKnown ? context.digest(`known devices guess ${account}`) : everywhereKey(context, account),
	};
}

const deviceOf = (email: string) => `device of ${email.toLowerCase()}`;

const everywhereKey = ({ digest }: Counting, email: string) => digest(`anybody guesses ${email.toLowerCase()}`);
