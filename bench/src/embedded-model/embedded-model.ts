import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { instructions } from "@sayso/model-replies/prompt/instructions.ts";
import { beginningOfTurn, turnPart } from "@sayso/model-replies/prompt/prompt.ts";
import { turnPlanFor } from "@sayso/replies";
import { requestFor } from "@sayso/replies/testing/request.ts";
import { developmentTurns } from "../../../replies/authored.ts";
import { threadsHere } from "../../../server/src/adapters/reply-generation/embedded/embedded-model.ts";
import { ModelProcess } from "../../../server/src/adapters/reply-generation/embedded/model-process.ts";
import { type Bench, type Effort, type Figure, quantile } from "../figure.ts";
import { megabytesOfChildren } from "../process-figures.ts";
import type { BareTurn } from "./bare-library.ts";
import { learnMerges } from "./learn-merges.ts";
import { type ShapeName, writeShape } from "./real-shape.ts";

/** The number of turns for each figure's median. */
const turnsEach = { whole: 3, short: 1 };
const measurements = 4;
/** The tokens after which a first card can be read, and those of a set of four, counted with the real tokenizers. */
const written = { first: 11, whole: 62 };
/** The number of tokens of the instructions with Gemma's tokenizer. */
const instructionTokens = 709;
/** As long as ours and unrestricted, so that no token has to be rejected. */
const grammar = "root ::= [^\\x00]{200,400}";
const program = fileURLToPath(new URL("./bare-library.ts", import.meta.url));
const system = instructions("lines");

/** This machine's language model, in files of real shapes with arbitrary weights, compared with the library alone. */
const benchOf = (shapes: readonly ShapeName[]): Bench => ({
	async run(effort) {
		const figures: Figure[] = [];
		for (const shape of effort === "short" ? (["tiny"] as const) : shapes)
			figures.push(...(await measured(shape, effort)));
		return figures;
	},
});

/** The default model's shape, with the server's number of threads and with all cores. */
export const embeddedModel = benchOf(["Gemma 4 E2B"]);
export const otherModels = benchOf(["Qwen3 0.6B", "Qwen3 4B"]);

async function measured(shape: ShapeName, effort: Effort): Promise<Figure[]> {
	const threads = [...new Set([threadsHere, ...(shape === "Gemma 4 E2B" ? [availableParallelism()] : [])])];
	const folder = testFolder();
	const modelPath = join(folder, `${shape}.gguf`);
	const turns = turnsFor(measurements * turnsEach[effort] * threads.length);
	// The words of the turns are learned too, because a real tokenizer knows them.
	const text = [system, ...turns.map(({ whole }) => whole)].join("\n");
	writeShape(modelPath, shape, learnMerges(text, (text.length * instructionTokens) / system.length));
	try {
		const figures: Figure[] = [];
		for (const count of threads) figures.push(...(await onThreads(count, shape, modelPath, turns, turnsEach[effort])));
		return figures;
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** @param turns each is removed and asked once, so that no model has read it before */
async function onThreads(
	threads: number,
	shape: ShapeName,
	modelPath: string,
	turns: Turn[],
	rounds: number,
): Promise<Figure[]> {
	const named = (what: string) => `${shape}, threads: ${threads}: ${what}`;
	const start = { modelPath, statePath: `${modelPath}.${threads}.read`, instructions: system, sequences: 3 };
	const opened = async () => {
		const began = performance.now();
		const model = new ModelProcess(start, { gpu: false, threads, niceness: 0 });
		const speeds = await model.opened;
		if (typeof speeds === "string") throw new Error(`The made model was not opened: ${speeds}`);
		return { model, speeds, seconds: (performance.now() - began) / 1_000 };
	};
	const cold = await opened();
	await cold.model.close();
	const { model, speeds, seconds } = await opened();
	const memory = megabytesOfChildren(process.pid);
	const bare = fork(program, [modelPath, String(threads)], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
	await once(bare, "message");
	const compared = async (what: string, mostTokens: number, isPrepared: boolean): Promise<Figure> => {
		const [ours, theirs]: [number[], number[]] = [[], []];
		for (const turn of turns.splice(0, rounds)) {
			theirs.push(await bareSeconds(bare, turn, mostTokens, isPrepared));
			ours.push(await ourSeconds(model, turn, mostTokens, isPrepared));
		}
		return {
			what: named(what),
			value: quantile(ours, 0.5),
			unit: "s",
			baseline: { what: "the library alone", value: quantile(theirs, 0.5) },
		};
	};
	const figures = [
		{ what: named("tokens read a second, in the trial"), value: speeds.prompt, unit: "tokens/s" },
		{ what: named("tokens written a second, in the trial"), value: speeds.generation, unit: "tokens/s" },
		{
			what: named("opening, the instructions kept on the disk"),
			value: seconds,
			unit: "s",
			baseline: { what: "not kept", value: cold.seconds },
		},
		{ what: named("memory"), value: memory, unit: "MB" },
		await compared("first card", written.first, false),
		await compared("whole set", written.whole, false),
		await compared("first card, prepared while the partner spoke", written.first, true),
		await compared("whole set, prepared while the partner spoke", written.whole, true),
	];
	bare.disconnect();
	await Promise.all([once(bare, "exit"), model.close()]);
	return figures;
}

async function ourSeconds(
	model: ModelProcess,
	{ personId, beginning, whole }: Turn,
	mostTokens: number,
	isPrepared: boolean,
) {
	if (isPrepared) await model.prepare({ personId, beginning });
	const began = performance.now();
	const asked = { personId, prompt: whole, grammar, mostTokens, temperature: 0 };
	const { signal } = new AbortController();
	for await (const _ of model.ask(asked, { signal, begun: () => {}, spend: () => {} }));
	return (performance.now() - began) / 1_000;
}

async function bareSeconds(bare: ChildProcess, { beginning, whole }: Turn, mostTokens: number, isPrepared: boolean) {
	bare.send({ system, user: whole, known: isPrepared ? beginning : "", grammar, mostTokens } satisfies BareTurn);
	const [{ milliseconds }] = (await once(bare, "message")) as [{ milliseconds: number }];
	return milliseconds / 1_000;
}

interface Turn {
	personId: string;
	/** The text after the instructions, and its beginning before the partner's last three words. */
	whole: string;
	beginning: string;
}

/** Turns of the development set, each by a different person in the middle of a conversation. */
function turnsFor(count: number): Turn[] {
	const texts = developmentTurns()
		.map(({ text }) => text)
		.filter((text) => text.split(" ").length > 6);
	return Array.from({ length: count }, (_, at) => {
		const text = texts[at % texts.length] ?? "";
		const request = requestFor(text, {}, { aboutMe: aboutMe(at), turns: earlier });
		const heard = text.split(" ").slice(0, -3).join(" ");
		return {
			personId: String(at),
			whole: turnPart(request, turnPlanFor(request), 0),
			beginning: beginningOfTurn({ ...request, text: heard }),
		};
	});
}

const aboutMe = (at: number) =>
	`I am number ${at} in the choir.\nI live with my brother and a dog.\nI worked as a baker for thirty years.\nI like football and old films.\nMy sister comes on Sundays.`;
const earlier = [
	{ who: "partner", text: "good morning, how did you sleep" },
	{ who: "person", text: "Quite well, thank you." },
	{ who: "partner", text: "I brought the newspaper and some bread" },
	{ who: "person", text: "That's kind of you. What does it say?" },
] as const;
