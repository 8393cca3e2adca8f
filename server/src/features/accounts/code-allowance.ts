import { daySeconds } from "@sayso/contract/day.ts";
import type { Context } from "../../context.ts";
import type { TallyRule } from "../../store/tallies.ts";
import { recipientOf } from "../mail/recipient-of.ts";

/**
 * Codes compared for one e-mail address, whoever signed up with it and how often: ten of 10,000 are one chance in 1,000, in a
 * year. Proving the address begins it anew. Afterwards a link proves the address, whose 32 bytes nobody guesses.
 */
export const guesses: TallyRule = { most: 10, seconds: 365 * daySeconds };

/** Codes mailed to one address in a day; a link follows. */
export const codes: TallyRule = { most: 6, seconds: daySeconds };

export const guessesAt = ({ digest }: Pick<Context, "digest">, email: string): string =>
	digest(`guesses at ${recipientOf(email)}`);

export const codesTo = ({ digest }: Pick<Context, "digest">, email: string): string =>
	digest(`codes to ${recipientOf(email)}`);
