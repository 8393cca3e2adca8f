import { type OptionSection, optionSections } from "@sayso/contract/entities/option.ts";
import type { Preferences } from "@sayso/contract/entities/preferences.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import type { Context } from "../../context.ts";
import { listOptions } from "../settings/list-options.ts";

/**
 * Lets choices pass that are on offer; what is stored already may stay.
 * @param field what the caller calls a single choice
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
