import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";

/** The films of the Video Tips screen. `videoId` is the video host's. */
export const videoTip = pgTable("video_tip", {
	id: text().primaryKey(),
	videoId: text("video_id").notNull().unique(),
	title: text().notNull(),
	description: text(),
	thumbnailUrl: text("thumbnail_url"),
	url: text().notNull(),
	isActive: boolean("is_active").notNull().default(true),
	order: integer().notNull(),
});
