import { z } from "zod";

/** The message for a name with other characters. */
export const notAName = "Only letters, spaces and ' - . , please, as in a name";

/**
 * Letters of every script, their marks, the two joiners that some scripts use, spaces, and punctuation of names,
 * including the middle dots of Catalan and Japanese and the Hebrew hyphen and marks.
 */
const characters = /^(?:(?=.*\p{L})[\p{L}\p{M}\p{Join_C} \u00A0\u3000'‘’\-\u2010\u2011.,·・\u05BE\u05F3\u05F4]+)?$/u;

/** A dot ends a word or follows a single letter (J.R.R.). Anything else looks like an internet address. */
const dotsInside = /\.(?!$|[ \u00A0,'’-]|\p{L}\p{M}*(?:\.|$|[ \u00A0,'’-]))/u;

/** A person's name, which mails use as a greeting; mail programs must not turn it into a link. May be empty. */
export const Name = z
	.string()
	.regex(characters, notAName)
	.refine((name) => !dotsInside.test(name), notAName);
