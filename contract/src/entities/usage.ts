import { z } from "zod";

/** What was used in the current period of the plan. */
export const Usage = z.object({
	/** `left`: how many more the plan gives now; null where it sets no limit. */
	interactions: z.object({ count: z.int(), left: z.int().nullable() }),
	tokensUsed: z.object({ input: z.int(), output: z.int() }),
});
export type Usage = z.infer<typeof Usage>;
