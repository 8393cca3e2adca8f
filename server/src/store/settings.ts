import type { Option, OptionSection } from "@sayso/contract/entities/option.ts";
import { asc, eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { settingOption } from "./settings-schema.ts";

/** The operator's own choices of one section, in order; empty if there are no own choices. */
export async function optionsOf(db: Database, section: OptionSection): Promise<Option[]> {
	const rows = await db
		.select()
		.from(settingOption)
		.where(eq(settingOption.section, section))
		.orderBy(asc(settingOption.order), asc(settingOption.value));
	return rows.map(({ name, value, isActive, order }) => ({
		name,
		value: section === "numberOfResponses" ? Number(value) : value,
		is_active: isActive,
		order,
	}));
}
