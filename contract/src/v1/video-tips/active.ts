import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { VideoTip } from "../../entities/video-tip.ts";

export const videoTips = endpoint({
	method: "GET",
	path: "/v1/video-tips/active",
	summary: "The tips on show, in order.",
	auth: "bearer",
	response: z.array(VideoTip),
	errors: [],
});
