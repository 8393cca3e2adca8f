import { z } from "zod";
import type { Preferences } from "./preferences.ts";

/** The lists of choices on the Preferences screen, each with its preference. */
export const optionSections = {
	context: "context",
	length: "responseLength",
	complex: "complexity",
	numberOfResponses: "numberOfResponses",
	imageStyle: "imageStyles",
} as const satisfies Record<string, keyof Preferences>;
export type OptionSection = keyof typeof optionSections;
export const OptionSection = z.enum(Object.keys(optionSections) as [OptionSection, ...OptionSection[]]);

/** One choice. `value` is stored in the preference; an inactive choice is shown but cannot be chosen. */
export const Option = z.object({
	name: z.string(),
	value: z.union([z.string(), z.int()]),
	is_active: z.boolean(),
	order: z.int(),
});
export type Option = z.infer<typeof Option>;

const listed = (choices: readonly (readonly [value: string | number, name: string, isActive?: boolean])[]): Option[] =>
	choices.map(([value, name, is_active = true], index) => ({ name, value, is_active, order: index + 1 }));

/** The default choices, used if an operator has set no own ones, and if the call for them fails. */
export const fallbackOptions: Record<OptionSection, readonly Option[]> = {
	context: listed([
		["casual", "Casual"],
		["business", "Business"],
		["school", "School"],
		["family", "Family"],
	]),
	length: listed([
		["short", "Short"],
		["medium", "Medium"],
		["long", "Long"],
	]),
	complex: listed([
		["easy", "Easy"],
		["medium", "Medium"],
		["high", "High"],
	]),
	numberOfResponses: listed([
		[2, "2"],
		[4, "4"],
		[6, "6"],
	]),
	imageStyle: listed([
		["emoji", "Emoji"],
		["mulberry", "Mulberry (Coming Soon)", false],
		["both", "Both"],
	]),
};
