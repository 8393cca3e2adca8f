import { z } from "zod";

/** Seconds and billionths of a second. The library returns them as numbers, as text, or as its own long type. */
const Duration = z.object({ seconds: z.coerce.number().default(0), nanos: z.number().default(0) });
type Duration = z.infer<typeof Duration>;

/** The fields of a response that are used. */
export const StreamingResponse = z.object({
	results: z
		.array(
			z.object({
				alternatives: z.array(z.object({ transcript: z.string().default("") })).default([]),
				isFinal: z.boolean().default(false),
				resultEndOffset: Duration.nullish(),
			}),
		)
		.default([]),
	speechEventType: z.string().nullish(),
});

/** The time as samples since the stream began. */
export const placeOf = ({ seconds, nanos }: Duration, sampleRate: number): number =>
	Math.round((seconds + nanos / 1e9) * sampleRate);
