import { resolve } from "node:path";
import { backUp } from "../backup/back-up.ts";
import { BackupError } from "../backup/backup-error.ts";
import { restore } from "../backup/restore.ts";
import { CommandError, type OfflineCommand } from "./command.ts";

export const backupCommands: OfflineCommand[] = [
	{
		name: "backup",
		usage: "FILE",
		async runOn(config, [file]) {
			if (!file) throw new CommandError("Say which file the backup goes into.");
			const { people, rows, jobs, bytes } = await inWords(backUp(config, resolve(file)));
			return `${file}: ${people} people, ${rows} rows, ${jobs} jobs that wait; ${bytes} bytes.`;
		},
	},
	{
		name: "restore",
		usage: "FILE [--overwrite]",
		async runOn(config, [file], { overwrite }) {
			if (!file) throw new CommandError("Say which file is to be restored.");
			const { people, rows, jobs, about, before } = await inWords(restore(config, resolve(file), overwrite === true));
			const restored = `Restored as of ${about.madeAt}: ${people} people, ${rows} rows, ${jobs} jobs that wait.`;
			return before ? `${restored}\nThe database of before is in ${before}; delete it when all is well.` : restored;
		},
	},
];

const inWords = <Result>(work: Promise<Result>): Promise<Result> =>
	work.catch((error) => {
		throw error instanceof BackupError ? new CommandError(error.message) : error;
	});
