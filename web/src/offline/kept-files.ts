/** The build's file list for the service worker: addresses on this server. */
export interface KeptFiles {
	version: string;
	/** The entry script of this version's page. */
	entry: string;
	/** In addition to the page: all it needs before a person can talk. */
	first: readonly string[];
	/** All other files the app may load. */
	rest: readonly string[];
}

/** `keep`: load all other files now, and those the page has loaded. `take-over`: the new version may start. */
export type ToWorker = { type: "keep"; loaded: readonly string[] } | { type: "take-over" };
