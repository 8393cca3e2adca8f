import { z } from "zod";

/** A vendor's id of a banked voice. Limited to harmless characters, because some vendors put it in URLs. */
export const OwnVoiceId = z
	.string()
	.trim()
	.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{2,99}$/, "Please enter the id: letters, digits and . _ - alone");

/** A refinement instead of a literal, so that a union reports the missing consent at its own field. */
const Agreed = z
	.preprocess(
		(given: boolean) => given === true,
		z.boolean().refine((isAgreed) => isAgreed, "Required"),
	)
	.meta({ const: true });

/** A banked voice, and the consent to use it. */
export const AgreedVoice = z.strictObject({ voice_id: OwnVoiceId, consent: Agreed });

/** A person's banked voice, as far as this installation can speak with it. */
export const OwnVoice = z.object({
	/** The public name of the vendor of banked voices; null if there is no vendor here. */
	vendor: z.string().nullable(),
	/** The voice that the person has stored here; null if there is none. */
	kept: z
		.object({
			voice_id: z.string(),
			/** The vendor to which the person agreed, and when. */
			vendor: z.string(),
			consented_at: z.string(),
		})
		.nullable(),
	/** The person wants to use it. It is used only if `speaks` is true as well. */
	is_chosen: z.boolean(),
	/** It is chosen, agreed to for the current vendor, and part of the plan. */
	speaks: z.boolean(),
});
export type OwnVoice = z.infer<typeof OwnVoice>;
