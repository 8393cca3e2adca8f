import { z } from "zod";

/** What a vendor calls a banked voice. Nothing that would mean something in an address: some vendors have it in theirs. */
export const OwnVoiceId = z
	.string()
	.trim()
	.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{2,99}$/, "Please enter the id: letters, digits and . _ - alone");

/** A refinement of whatever is given, and no literal: in a union it says at its own field what is missing. */
const Agreed = z
	.preprocess(
		(given: boolean) => given === true,
		z.boolean().refine((isAgreed) => isAgreed, "Required"),
	)
	.meta({ const: true });

/** A banked voice, and the consent to use it. */
export const AgreedVoice = z.strictObject({ voice_id: OwnVoiceId, consent: Agreed });

/** A person's banked voice, as far as this Sayso can speak with it. */
export const OwnVoice = z.object({
	/** Who speaks with banked voices here, as people know them; null where nobody does. */
	vendor: z.string().nullable(),
	/** Which one the person keeps here; null where they keep none. */
	kept: z
		.object({
			voice_id: z.string(),
			/** With whom they agreed it may be used, and when. */
			vendor: z.string(),
			consented_at: z.string(),
		})
		.nullable(),
	/** The person wants it to speak. It does so where `speaks` is true as well. */
	is_chosen: z.boolean(),
	/** It is chosen, agreed to with the vendor that is here, and part of the plan. */
	speaks: z.boolean(),
});
export type OwnVoice = z.infer<typeof OwnVoice>;
