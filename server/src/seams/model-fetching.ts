/** How far the models are that the server fetches by itself. */
export interface ModelsOnTheirWay {
	/** `waiting`: the last try failed, or another process is at it; it is tried again within the hour. */
	state: "fetching" | "waiting";
	/** Bytes that are here, of all that are missing. */
	fetched: number;
	bytes: number;
}

/** Models that the server fetches by itself, in the background. */
export interface ModelFetching {
	/** Null where nothing is missing, or nothing is to be fetched. */
	onTheirWay(): ModelsOnTheirWay | null;
	/** Begins to fetch what is missing, and comes back at once. */
	fetch(): void;
	close(): Promise<void>;
}
