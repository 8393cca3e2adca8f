import { daySeconds } from "@sayso/contract/day.ts";
import type { Context } from "../../context.ts";
import type { TallyRule } from "../../store/tallies.ts";
import { recipientOf } from "../mail/recipient-of.ts";

/**
 * Codes compared for one e-mail address, across all sign-ups with it: ten of 10,000 possible codes are a chance of 1 in
 * 1,000 per year. Verifying the address resets the count. When it is used up, a link verifies the address; its 32 bytes
 * cannot be guessed.
 */
export const guesses: TallyRule = { most: 10, seconds: 365 * daySeconds };

/** Codes mailed to one address per day; after that a link is mailed. */
export const codes: TallyRule = { most: 6, seconds: daySeconds };

export const guessesAt = ({ digest }: Pick<Context, "digest">, email: string): string =>
	digest(`guesses at ${recipientOf(email)}`);

export const codesTo = ({ digest }: Pick<Context, "digest">, email: string): string =>
	digest(`codes to ${recipientOf(email)}`);
