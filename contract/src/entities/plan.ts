import { z } from "zod";
import { VoiceChoice } from "./voice.ts";

export const PlanName = z.enum(["trial", "base", "premium", "thirdparty"]);
export type PlanName = z.infer<typeof PlanName>;

/** What a plan allows. The wire fields have the specification's names. */
export const Plan = z.object({
	id: z.string(),
	plan_name: PlanName,
	display_name: z.string(),
	/** Days, as a string: 365 annual, 30 monthly, 7 weekly, 1 daily, 0 free. */
	plan_period: z.enum(["0", "1", "7", "30", "365"]),
	/** Interactions per period; -1 is unlimited. */
	max_interactions: z.int(),
	max_tokens_per_month: z.int(),
	/** Seconds per listening. */
	max_voice_input_time: z.int(),
	voice_options: z.array(VoiceChoice),
	memory_retention_days: z.int(),
	customer_support: z.boolean(),
	image_option: z.boolean(),
	adult_language: z.boolean(),
	/** Whether Save Memory can be switched on and off. */
	memory_option: z.boolean(),
	/** The most words of About Me. */
	about_me_words: z.int(),
	most_popular: z.boolean(),
	/** `price` in minor units (cents). */
	pricing: z.array(z.object({ country: z.string(), price: z.int(), stripe_price_id: z.string() })),
});
export type Plan = z.infer<typeof Plan>;
