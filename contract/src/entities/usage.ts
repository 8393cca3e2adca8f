import { z } from "zod";

/** What was used in the current period of the plan. */
export const Usage = z.object({
	interactions: z.object({ count: z.int() }),
	tokensUsed: z.object({ input: z.int(), output: z.int() }),
});
export type Usage = z.infer<typeof Usage>;
