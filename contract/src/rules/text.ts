import { z } from "zod";

/** What no database keeps and no keyboard types: the zero character, and one half of a pair that makes a character. */
const unstorable = /\0|\p{Surrogate}/u;

/** Whether a text can be kept and sent on as it is. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** What is said where a text cannot be kept. */
export const notStorable = "This contains characters that cannot be stored.";

/** Any text that comes from outside. Every field of the contract that takes free text begins with it. */
export const Text = z.string().refine(isStorable, notStorable);
