import { z } from "zod";

/** A short video that shows how something is done. `thumbnail_url` is null to use the video host's own. */
export const VideoTip = z.object({
	id: z.string(),
	video_id: z.string(),
	title: z.string(),
	description: z.string().nullable(),
	thumbnail_url: z.string().nullable(),
	url: z.string(),
});
export type VideoTip = z.infer<typeof VideoTip>;
