import type { ModelsOnTheirWay } from "./model-fetching.ts";
import type { ReplyGeneration } from "./reply-generation.ts";

/** Tokens per second. */
export interface Speeds {
	prompt: number;
	generation: number;
}

/**
 * Why a model cannot answer on this machine. `library`: there is no build of it for this machine; `template`: its
 * prompt template is not supported; `file`: the file is missing or broken; `ended`: its process died while the model
 * was opened; `memory`, `slow`: the machine has too little memory or is too slow.
 */
export type Unfit = "library" | "template" | "file" | "ended" | "memory" | "slow";

/** The state of this machine's language model; `model` is its id in the catalogue. */
export type EmbeddedState =
	| { is: "absent" }
	| { is: "opening"; model: string }
	| { is: "ready"; model: string; speeds: Speeds; threads: number }
	| { is: "restarting"; model: string };

/** This machine's language model, as an operator sees it. */
export interface Embedded {
	readonly state: EmbeddedState;
	/** Why each model that was tried is not used, by model id, as text for the operator. */
	readonly unfit: ReadonlyMap<string, string>;
	/** Opens a model if one is installed and no model is open. Resolves when one is open or all were tried. */
	settled(): Promise<EmbeddedState>;
	/** Null if nothing is missing or downloads are off. */
	onTheirWay(): ModelsOnTheirWay | null;
	/** Starts to download a model if no model is installed and this machine could run one. */
	fetch(): Promise<void>;
}

/** The engine that makes the replies. It may change while the server runs. */
export interface ReplyEngines {
	/** The engine in use now. */
	readonly current: ReplyGeneration;
	/** Undefined if no language model is configured for this machine. */
	readonly embedded?: Embedded;
	close(): Promise<void>;
}
