import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { bytesOf, catalogue, inMB, type Model } from "../models/catalogue.ts";
import { installModel } from "../models/install-model.ts";
import { ModelError } from "../models/model-error.ts";
import { removeModel } from "../models/remove-model.ts";
import { folderOf, isWhole } from "../models/shelf.ts";
import { damagedFiles } from "../models/verify-model.ts";
import { CommandError, type OfflineCommand } from "./command.ts";

export const modelCommands: OfflineCommand[] = [
	{
		/** Tab-separated, better models first. */
		name: "models list",
		async runOn({ dataDir }) {
			const rows = catalogue.map((model) => [
				model.id,
				isWhole(dataDir, model) ? "yes" : "no",
				inMB(bytesOf(model)),
				model.licence,
				model.languages.join(" "),
				model.publishedErrorRate ?? otherwise[model.part],
				model.purpose,
			]);
			const titles = ["model", "installed", "size", "licence", "languages", "words wrong, as published", "for"];
			return [titles, ...rows].map((row) => row.join("\t")).join("\n");
		},
	},
	{
		name: "models install",
		usage: "ID [--from FOLDER]",
		async runOn({ dataDir }, [id], { from }) {
			const model = modelOf(id);
			if (isWhole(dataDir, model)) return `${model.id} is installed already.`;
			const onBytes = printProgress(model);
			await inWords(installModel(dataDir, model, { onBytes, ...(from !== undefined && { from: resolve(from) }) }));
			return `${model.id} is installed: ${inMB(bytesOf(model))}, ${model.licence}. ${whoUses[model.part]}`;
		},
	},
	{
		name: "models remove",
		usage: "ID",
		async runOn({ dataDir }, [id]) {
			const model = modelOf(id);
			return `${model.id} ${(await inWords(removeModel(dataDir, model))) ? "is removed" : "was not there"}.`;
		},
	},
	{
		/** Reads every byte of the installed models. Fails if a file differs from the catalogue. */
		name: "models verify",
		async runOn({ dataDir }) {
			const installed = catalogue.filter((model) => existsSync(folderOf(dataDir, model)));
			const damaged: string[] = [];
			for (const model of installed)
				for (const file of await damagedFiles(dataDir, model)) damaged.push(`${model.id}: ${file} is damaged`);
			if (damaged.length > 0) throw new CommandError([...damaged, "Remove the model and install it again."].join("\n"));
			return installed.map(({ id }) => `${id} is whole.`).join("\n") || "No model is installed.";
		},
	},
];

/** The text in the column of error rates, for models that have no such rate. */
const otherwise: Record<Model["part"], string> = {
	streaming: "not published",
	careful: "not published",
	speaking: "speaks",
	replying: "replies",
};

const listens = "The next listening uses it.";
const whoUses: Record<Model["part"], string> = {
	streaming: listens,
	careful: listens,
	speaking: "It speaks where TEXT_TO_SPEECH=local.",
	replying: "The next turn uses it where REPLIES=auto.",
};

function modelOf(id: string | undefined): Model {
	const found = catalogue.find((model) => model.id === id);
	if (!found) throw new CommandError(`Say which model: ${catalogue.map((model) => model.id).join(", ")}.`);
	return found;
}

/** Prints a line at each tenth, besides the command's own output. */
function printProgress(model: Model): (bytes: number) => void {
	let printed = 0;
	return (bytes) => {
		const tenths = Math.floor((10 * bytes) / bytesOf(model));
		if (tenths > printed) process.stderr.write(`${model.id}: ${inMB(bytes)} of ${inMB(bytesOf(model))}\n`);
		printed = Math.max(printed, tenths);
	};
}

const inWords = <Result>(work: Promise<Result>): Promise<Result> =>
	work.catch((error) => {
		throw error instanceof ModelError ? new CommandError(error.message) : error;
	});
