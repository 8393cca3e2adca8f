import { asked } from "./table/asked.ts";
import { put } from "./table/put.ts";
import { social } from "./table/social.ts";
import { told } from "./table/told.ts";
import type { Traits } from "./traits.ts";

const table = { ...asked, ...put, ...told, ...social };

/** What a clause can be read as: it offers, asks when, thanks. Each has rows of its own in `data/bank`. */
export type Act = keyof typeof table;

const known: Readonly<Record<Act, Traits>> = table;

export const everyAct = Object.keys(table) as Act[];

/** Whether a name from outside, such as one that a model was taught, is an act. */
export const isAct = (name: string): name is Act => Object.hasOwn(table, name);

export const traitsOf = (act: Act): Traits => known[act];
