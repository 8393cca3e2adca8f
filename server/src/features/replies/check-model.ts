import { type ReplyRequest, turnPlanFor } from "@sayso/replies";
import type { AnswerForm, ModelSetup, ModelTrial } from "../../seams/model-setup.ts";
import type { Embedded, ReplyEngines } from "../../seams/reply-engines.ts";
import { SeamError } from "../../seams/seam-error.ts";

/** The result of checking the configured model. */
export interface ModelCheck {
	lines: string[];
	/** Whether the model is good enough for daily use. */
	isGood: boolean;
}

/** The first turn wakes a model that has to be loaded, and is not judged. */
const turns = [
	"hello there",
	"would you like a cup of tea",
	"we had such a lovely time at the beach on Sunday",
	"do you want to see the doctor today or tomorrow",
];
/** The timeout for a list of models, in milliseconds. */
const listMs = 10_000;
/** The minimum share of cards that the model itself writes. */
const enough = 0.9;

const forms: Record<AnswerForm, string> = {
	grammar: "held to our form by a grammar",
	schema: "held to the schema by the server",
	json: "held to JSON by the server, to our form by the prompt alone",
	words: "held to our form by the prompt alone",
};

/** Asks the configured model for a few turns without a time limit, and reports what a person would notice. */
export async function checkModel(engines: ReplyEngines): Promise<ModelCheck> {
	const embedded = await ofThisMachine(engines.embedded);
	const { setup } = engines.current;
	if (!setup) {
		const how = engines.embedded
			? "`models list` has those that can be installed."
			: "Set REPLIES and MODEL_NAME, and MODEL_BASE_URL for a server of your own.";
		return { lines: [...embedded, `No language model answers: the built-in engine replies. ${how}`], isGood: false };
	}
	const lines = [...embedded, `Language model ${setup.model}${setup.address ? ` at ${setup.address}` : ""}`];
	let listed: string[] | undefined;
	try {
		listed = await setup.models(AbortSignal.timeout(listMs));
		if (listed) lines.push(`Reachable: yes; it lists ${listed.length}.`);
		const trials: ModelTrial[] = [];
		for (const text of turns) {
			const trial = await trialOf(setup, text);
			lines.push(inLine(text, trial));
			trials.push(trial);
		}
		return judged(setup, listed, trials.slice(1), lines);
	} catch (error) {
		if (!(error instanceof SeamError)) throw error;
		return { lines: [...lines, failure(error, setup, listed)], isGood: false };
	}
}

/** What was found when this machine's models were opened. */
async function ofThisMachine(embedded: Embedded | undefined): Promise<string[]> {
	const state = await embedded?.settled();
	const unfit = [...(embedded?.unfit ?? [])].map(([id, why]) => `${id} cannot answer here: ${why}.`);
	if (state?.is !== "ready") return unfit;
	const { prompt, generation } = state.speeds;
	const speeds = `reads ${prompt.toFixed(0)} and writes ${generation.toFixed(0)} tokens a second`;
	return [...unfit, `On this machine ${state.model} ${speeds} (threads: ${state.threads}).`];
}

function trialOf(setup: ModelSetup, text: string): Promise<ModelTrial> {
	const request: ReplyRequest = {
		text,
		preferences: { context: "casual", responseLength: "medium", complexity: "medium", numberOfResponses: 4 },
		aboutMe: "",
		turns: [],
		shown: [],
		adultLanguage: false,
	};
	return setup.trial(request, turnPlanFor(request), new AbortController().signal);
}

const inLine = (text: string, { firstMs, wholeMs, used, wanted }: ModelTrial) =>
	`“${text}”: first card ${firstMs.toFixed(0)} ms, whole set ${wholeMs.toFixed(0)} ms, ${used} of ${wanted} cards its own`;

function judged(setup: ModelSetup, listed: string[] | undefined, trials: readonly ModelTrial[], lines: string[]) {
	const sum = (of: (trial: ModelTrial) => number) => trials.reduce((total, trial) => total + of(trial), 0);
	const [wanted, used] = [sum((trial) => trial.wanted), sum((trial) => trial.used)];
	const first = Math.max(...trials.map(({ firstMs }) => firstMs));
	const isSlow = first > setup.longestFirstCardMs;
	const isPoor = used < wanted * enough;
	const form = trials.at(-1)?.form ?? "words";
	const notes = [
		...(isSlow
			? [
					`The first card takes up to ${first.toFixed(0)} ms, and nobody waits longer than ${setup.longestFirstCardMs}: the built-in engine's comes first.`,
				]
			: []),
		...(isPoor ? [`${wanted - used} of ${wanted} cards are the built-in engine's, and marked Basic.`] : []),
	];
	const isThere = listed === undefined || listed.includes(setup.model);
	lines.push(
		isThere ? "Model there: yes." : `Model there: it is not listed (${listed.join(", ")}), and answers all the same.`,
		`Answers: ${forms[form]}.`,
		refusals(trials),
		`A person would notice: ${notes.length > 0 ? notes.join(" ") : "nothing but better replies."}`,
	);
	return { lines, isGood: notes.length === 0 };
}

function refusals(trials: readonly ModelTrial[]): string {
	const refused = trials.flatMap((trial) => trial.refused);
	const written = refused.length + trials.reduce((total, { used }) => total + used, 0);
	const counts = new Map<string, number>();
	for (const reason of refused.flat()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
	const why = [...counts].sort((a, b) => b[1] - a[1]).map(([reason, times]) => `${reason} ${times}`);
	return `Cards refused: ${refused.length} of ${written}${why.length > 0 ? ` (${why.join(", ")})` : ""}.`;
}

/** What is wrong, and how to fix it. */
function failure({ status, message }: SeamError, { address, model }: ModelSetup, listed: string[] | undefined): string {
	const at = address ? ` at ${address}` : "";
	if (status === 0)
		return `Nothing answers${at}. Is the server started, and is MODEL_BASE_URL its address, mostly ending in /v1?`;
	if (status === 401 || status === 403) return `The server refuses the key (${status}). Look at MODEL_API_KEY.`;
	if (status === 404) {
		const has = listed ? ` It has: ${listed.join(", ") || "none"}.` : "";
		return `There is no model ${model}${at} (404).${has} Look at MODEL_NAME, and whether MODEL_BASE_URL wants /v1 at its end.`;
	}
	if (status === 408)
		return "It took too long (MODEL_TOTAL_MS, MODEL_PAUSE_MS). A model that is still being loaded is there at the next try; one that thinks first has to be told not to.";
	if (status === 429) return "The server has too much to do, or the account's limit is used up (429).";
	if (status === 503) return "The server is not ready (503): the model may still be loading. Try again in a minute.";
	if (status !== undefined && status >= 500) return `The server fails (${status}). Its own log says why.`;
	if (status !== undefined)
		return `The server refuses what it is asked (${status}), in every form. MODEL_TEMPERATURE=unset helps with some; its own log says why.`;
	return `It wrote something else than JSON (${message}). A model that follows instructions better, or a server that holds it to a schema, is needed.`;
}
