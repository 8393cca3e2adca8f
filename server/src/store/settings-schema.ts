import type { OptionSection } from "@sayso/contract/entities/option.ts";
import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** An operator's own choices for a preference; a section without a row has the contract's defaults. */
export const settingOption = pgTable(
	"setting_option",
	{
		section: text().$type<OptionSection>().notNull(),
		value: text().notNull(),
		name: text().notNull(),
		isActive: boolean("is_active").notNull().default(true),
		order: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.section, table.value] })],
);
