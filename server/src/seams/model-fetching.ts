/** Progress of the models that the server downloads in the background. */
export interface ModelsOnTheirWay {
	/** `waiting`: the last attempt failed, or another process is downloading; the next attempt is within the hour. */
	state: "fetching" | "waiting";
	/** Bytes downloaded so far, of all bytes that were missing. */
	fetched: number;
	bytes: number;
}

/** Downloads models in the background. */
export interface ModelFetching {
	/** Null if nothing is missing or downloads are off. */
	onTheirWay(): ModelsOnTheirWay | null;
	/** Starts to download what is missing and returns at once. */
	fetch(): void;
	close(): Promise<void>;
}
