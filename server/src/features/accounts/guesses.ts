import type { Context } from "../../context.ts";
import { isOneOf } from "./is-one-of.ts";

type Counting = Pick<Context, "rateLimits" | "digest">;
type Knowing = Counting & Pick<Context, "digests">;

/** Somebody who tries a password for an account. */
export interface Guess {
	email: string;
	/** Where they are: see `networkOf`. */
	network: string;
	/** What the account left on this device when it was signed in from here: see `deviceKey`. */
	device: string | undefined;
}

/**
 * Counts a try before it is made, so that tries at the same moment count too: of the account from this network, and of the
 * account wherever from. A device that the account was signed in from counts by itself: strangers who use up the tries of
 * an account do not lock its owner out. Keys are hashed: the table of limits is no list of who tried to log in.
 * @throws {Refusal} `too_many_requests`
 */
export async function countGuess(context: Knowing, guess: Guess): Promise<void> {
	const { here, anywhere } = keysOf(context, guess);
	await context.rateLimits.count("account", here);
	await context.rateLimits.count("guesses", anywhere);
}

/** The password was right: what was tried before it is forgiven. */
export async function forgiveGuesses(context: Knowing, guess: Guess): Promise<void> {
	const { here, anywhere } = keysOf(context, guess);
	await Promise.all([context.rateLimits.forget("account", here), context.rateLimits.forget("guesses", anywhere)]);
}

/** The owner has proved by mail who they are, and has a new password: they may sign in from anywhere. */
export async function forgiveStrangers(context: Counting, email: string): Promise<void> {
	await context.rateLimits.forget("guesses", everywhereKey(context, email));
}

/** What a device keeps of an account that was signed in from it. Nobody but the server can make it. */
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
