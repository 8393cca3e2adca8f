import { checkModel } from "../features/replies/check-model.ts";
import { type Command, CommandError } from "./command.ts";

export const replyCommands: Command[] = [
	{
		/** Whether the configured language model is one that people can talk with. */
		name: "replies check",
		async run({ replyEngines }) {
			const { lines, isGood } = await checkModel(replyEngines);
			if (!isGood) throw new CommandError(lines.join("\n"));
			return lines.join("\n");
		},
	},
];
