import { videoTips } from "@sayso/contract/v1/video-tips/active.ts";
import { route } from "../../../http/route.ts";
import { activeTips, type VideoTipRow } from "../../../store/video-tips.ts";

const asTip = ({ id, videoId, title, description, thumbnailUrl, url }: VideoTipRow) => ({
	id,
	video_id: videoId,
	title,
	description,
	thumbnail_url: thumbnailUrl,
	url,
});

export const routes = [route(videoTips, { answer: async (_call, { db }) => (await activeTips(db)).map(asTip) })];
