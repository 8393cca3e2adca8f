import { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { z } from "zod";
import type { RunNotice } from "../../seams/run-notices.ts";

const key = z.object({ substance: z.array(z.string()), circumstances: z.string() });
const [holder, ask, personId] = [z.string(), z.string(), z.string()];

/** A process of another version may send types that are unknown here: they are ignored. */
export const RunNoticeShape: z.ZodType<RunNotice> = z.discriminatedUnion("about", [
	z.object({ about: z.literal("kept"), holder, personId, key }),
	z.object({ about: z.literal("gone"), holder }),
	z.object({ about: z.literal("who") }),
	z.object({ about: z.literal("turn"), personId, substance: z.array(z.string()) }),
	z.object({ about: z.literal("wanted"), holder, ask, personId, key }),
	z.object({ about: z.literal("card"), ask, index: z.int(), card: OfferedAnswer }),
	z.object({ about: z.literal("still"), ask }),
	z.object({ about: z.literal("over"), ask, failed: z.boolean() }),
	z.object({ about: z.literal("left"), ask }),
]);
