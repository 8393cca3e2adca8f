import { z } from "zod";

/** What is said where a name holds something else. */
export const notAName = "Only letters, spaces and ' - . , please, as in a name";

/** Letters of every script, their marks, the two joiners some scripts write with, spaces, and the marks of names: also the
 * middle dots of Catalan and Japanese, and the hyphen and marks of Hebrew. */
const characters = /^(?:(?=.*\p{L})[\p{L}\p{M}\p{Join_C} \u00A0\u3000'‘’\-\u2010\u2011.,·・\u05BE\u05F3\u05F4]+)?$/u;

/** A dot ends a word, or follows one letter of several (J.R.R.): anything else reads as an address to go to. */
const dotsInside = /\.(?!$|[ \u00A0,'’-]|\p{L}\p{M}*(?:\.|$|[ \u00A0,'’-]))/u;

/** A name of a person: what mails greet them with, and nothing that a mail program makes a link of. May be empty. */
export const Name = z
	.string()
	.regex(characters, notAName)
	.refine((name) => !dotsInside.test(name), notAName);
