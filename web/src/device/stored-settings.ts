import { accessKey } from "../access/access-key.ts";

/** The storage keys of the ways to press and the looks, which an account may store too. */
const keys = [accessKey, "text-size", "theme", "contrast", "motion", "hand", "cards"];

/** The stored settings as one text, unparsed: cheap enough to read before the first screen. */
export const storedSettings = (): string => keys.map((key) => localStorage.getItem(key)).join("\n");
