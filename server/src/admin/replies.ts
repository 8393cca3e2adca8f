import { checkModel } from "../features/replies/check-model.ts";
import { type Command, CommandError } from "./command.ts";

export const replyCommands: Command[] = [
	{
		/** Checks whether the configured language model is good enough for conversations. */
		name: "replies check",
		async run({ replyEngines }) {
			const { lines, isGood } = await checkModel(replyEngines);
			if (!isGood) throw new CommandError(lines.join("\n"));
			return lines.join("\n");
		},
	},
];
