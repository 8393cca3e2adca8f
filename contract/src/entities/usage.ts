import { z } from "zod";

/** The usage in the current period of the plan. */
export const Usage = z.object({
	/** `left`: how many more the plan allows now; null if there is no limit. */
	interactions: z.object({ count: z.int(), left: z.int().nullable() }),
	tokensUsed: z.object({ input: z.int(), output: z.int() }),
});
export type Usage = z.infer<typeof Usage>;
