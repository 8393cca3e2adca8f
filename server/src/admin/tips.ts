import { z } from "zod";
import { addTip, listTips, removeTip } from "../store/video-tips.ts";
import { type Command, CommandError } from "./command.ts";

/** A video's id, as the video host writes it. */
const VideoId = z.string().regex(/^[\w-]{11}$/, "The video id has 11 letters, digits, _ or -.");
const Address = z.url({ protocol: /^https$/, error: "An address has to begin with https://." });
const NewTip = z.object({
	videoId: VideoId,
	title: z
		.string("A title is needed.")
		.trim()
		.min(1, "A title is needed.")
		.max(120, "A title has at most 120 characters."),
	description: z.string().max(500, "A description has at most 500 characters.").nullable(),
	thumbnailUrl: Address.nullable(),
	url: Address,
	order: z.coerce.number("An order is a number.").int().optional(),
});

export const tipCommands: Command[] = [
	{
		name: "tips list",
		async run({ db }) {
			const tips = await listTips(db);
			return tips.map(({ order, videoId, title, url }) => `${order}\t${videoId}\t${title}\t${url}`).join("\n");
		},
	},
	{
		name: "tips add",
		usage: "VIDEO_ID TITLE [--description TEXT] [--thumbnail URL] [--url URL] [--order NUMBER]",
		async run({ db, newId }, [videoId = "", title], { description = null, thumbnail = null, url, order }) {
			const { data, error } = NewTip.safeParse({
				videoId,
				title,
				description,
				thumbnailUrl: thumbnail,
				url: url ?? `https://www.youtube.com/watch?v=${videoId}`,
				order,
			});
			if (error) throw new CommandError(error.issues.map(({ message }) => message).join("\n"));
			if (!(await addTip(db, { id: newId(), ...data })))
				throw new CommandError(`There is a tip of ${videoId} already.`);
			return `${data.title} is on show now.`;
		},
	},
	{
		name: "tips remove",
		usage: "VIDEO_ID",
		async run({ db }, [videoId = ""]) {
			if (!(await removeTip(db, videoId))) throw new CommandError(`There is no tip of ${videoId}.`);
			return `The tip of ${videoId} is removed.`;
		},
	},
];
