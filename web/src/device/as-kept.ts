import { accessKey } from "../access/access-key.ts";

/** Where this browser keeps how it is pressed and how the pages look: what an account may keep too. */
const keys = [accessKey, "text-size", "theme", "contrast", "motion", "hand", "cards"];

/** What is kept of it, as one text and unread: cheap enough for before the first screen. */
export const asKept = (): string => keys.map((key) => localStorage.getItem(key)).join("\n");
