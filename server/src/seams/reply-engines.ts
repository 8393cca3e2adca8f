import type { ModelsOnTheirWay } from "./model-fetching.ts";
import type { ReplyGeneration } from "./reply-generation.ts";

/** Tokens a second. */
export interface Speeds {
	prompt: number;
	generation: number;
}

/**
 * Why a model cannot answer on this machine. `library`: there is no build of it; `template`: a family that we do not know how to ask;
 * `file`: no model, or a broken one; `ended`: its process did while it was opened; `memory`, `slow`: the machine has too little.
 */
export type Unfit = "library" | "template" | "file" | "ended" | "memory" | "slow";

/** How far the language model of this machine is; `model` is its id in the catalogue. */
export type EmbeddedState =
	| { is: "absent" }
	| { is: "opening"; model: string }
	| { is: "ready"; model: string; speeds: Speeds; threads: number }
	| { is: "restarting"; model: string };

/** The language model of this machine, as an operator sees it. */
export interface Embedded {
	readonly state: EmbeddedState;
	/** Why each model that was tried is not used, by its id, in words for the operator. */
	readonly unfit: ReadonlyMap<string, string>;
	/** Opens a model if one is installed and none is open. Resolves once that is done or all were tried. */
	settled(): Promise<EmbeddedState>;
	/** Null if nothing is missing or nothing is to be fetched. */
	onTheirWay(): ModelsOnTheirWay | null;
	/** Starts to fetch a model if none is installed and one could answer here. */
	fetch(): Promise<void>;
}

/** Who makes the replies, which may change while the server runs. */
export interface ReplyEngines {
	/** Who makes them now. */
	readonly current: ReplyGeneration;
	/** Undefined where no language model is asked for on this machine. */
	readonly embedded?: Embedded;
	close(): Promise<void>;
}
