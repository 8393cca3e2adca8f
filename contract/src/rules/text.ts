import { z } from "zod";

/** Characters that databases reject and keyboards do not type: the null character, and half of a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;

/** Whether a text can be stored and sent unchanged. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** The message for a text that cannot be stored. */
export const notStorable = "This contains characters that cannot be stored.";

/** Any text from outside. Every free-text field of the contract begins with it. */
export const Text = z.string().refine(isStorable, notStorable);
