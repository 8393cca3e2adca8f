/** What the build tells the service worker: addresses on this server. */
export interface KeptFiles {
	version: string;
	/** The script that the page of this version begins with. */
	entry: string;
	/** Beside the page: all it needs until somebody can talk. */
	first: readonly string[];
	/** Whatever else the app may load. */
	rest: readonly string[];
}

/** `keep`: everything else is fetched now, and what the page has loaded beyond it. `take-over`: a new version may begin. */
export type ToWorker = { type: "keep"; loaded: readonly string[] } | { type: "take-over" };
