import { asc, eq, max } from "drizzle-orm";
import type { Database } from "./database.ts";
import { videoTip } from "./video-tip-schema.ts";

export type VideoTipRow = typeof videoTip.$inferSelect;

/** Every tip, in order. */
export const listTips = (db: Database): Promise<VideoTipRow[]> =>
	db.select().from(videoTip).orderBy(asc(videoTip.order), asc(videoTip.id));

/** The visible tips, in order. */
export const activeTips = (db: Database): Promise<VideoTipRow[]> =>
	db.select().from(videoTip).where(eq(videoTip.isActive, true)).orderBy(asc(videoTip.order), asc(videoTip.id));

/** Adds a tip, at the end if it has no order of its own. @returns false if the video already has a tip */
export async function addTip(
	db: Database,
	tip: Omit<VideoTipRow, "isActive" | "order"> & { order?: number | undefined },
) {
	return db.transaction(async (tx) => {
		const [last] = await tx.select({ order: max(videoTip.order) }).from(videoTip);
		const order = tip.order ?? (last?.order ?? 0) + 1;
		const { rowCount } = await tx
			.insert(videoTip)
			.values({ ...tip, order })
			.onConflictDoNothing();
		return rowCount === 1;
	});
}

/** Removes the tip of a video. @returns whether there was one */
export async function removeTip(db: Database, videoId: string): Promise<boolean> {
	const { rowCount } = await db.delete(videoTip).where(eq(videoTip.videoId, videoId));
	return rowCount === 1;
}
