import { isNull } from "drizzle-orm";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Newsletter subscribers. Only confirmed addresses get the newsletter; unsubscribing deletes the row. */
export const newsletterSubscriber = pgTable(
	"newsletter_subscriber",
	{
		id: text().primaryKey(),
		/** In lower case. */
		email: text().notNull().unique(),
		askedAt: moment("asked_at").notNull(),
		confirmedAt: moment("confirmed_at"),
	},
	(table) => [index("newsletter_subscriber_to_forget").on(table.askedAt).where(isNull(table.confirmedAt))],
);
