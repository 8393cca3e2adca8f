import { fallbackOptions, type Option, type OptionSection } from "@sayso/contract/entities/option.ts";
import type { Context } from "../../context.ts";
import { optionsOf } from "../../store/settings.ts";
import { isMulberryInstalled } from "../pictures/mulberry.ts";

/** The choices of one preference: the operator's own, otherwise Sayso's defaults. */
export async function listOptions({ db, config }: Context, section: OptionSection): Promise<Option[]> {
	const own = await optionsOf(db, section);
	if (own.length > 0) return own;
	const options = [...fallbackOptions[section]];
	if (section !== "imageStyle" || !isMulberryInstalled(config.dataDir)) return options;
	return options.map((option) =>
		option.value === "mulberry" ? { ...option, name: "Mulberry", is_active: true } : option,
	);
}
