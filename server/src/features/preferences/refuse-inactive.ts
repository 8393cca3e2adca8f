import { type OptionSection, optionSections } from "@sayso/contract/entities/option.ts";
import type { Preferences } from "@sayso/contract/entities/preferences.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import type { Context } from "../../context.ts";
import { listOptions } from "../settings/list-options.ts";

/**
 * Requires that choices are on offer; stored choices may stay.
 * @param field the name of a single choice's field in the request
 * @throws {Refusal} `invalid`
 */
export async function refuseInactive(
	context: Context,
	chosen: Partial<Preferences>,
	stored: Preferences,
	field?: string,
): Promise<void> {
	const refused: Record<string, string> = {};
	for (const [section, preference] of Object.entries(optionSections) as [OptionSection, keyof Preferences][]) {
		const value = chosen[preference];
		if (value === undefined || value === stored[preference]) continue;
		const options = await listOptions(context, section);
		if (!options.some((option) => option.value === value && option.is_active))
			refused[field ?? preference] = "This choice is not available.";
	}
	if (Object.keys(refused).length > 0) throw new Refusal("invalid", { fields: refused });
}
