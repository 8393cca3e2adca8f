/** A browser's recogniser played by the test. */
export class Ears {
	static all: Ears[] = [];
	static count = 0;
	static available?: () => Promise<string>;
	static install?: () => Promise<boolean>;
	/** The result of a start: it begins, nothing happens, it ends at once, or is refused. */
	static starts: "begins" | "never" | "ends" | "throws" = "begins";
	phrases: { phrase: string }[] = [];
	processLocally = false;
	continuous = false;
	interimResults = false;
	lang = "";
	running = false;
	onstart = () => {};
	onresult = (_: unknown) => {};
	onerror = (_: { error: string }) => {};
	onend = () => {};
	constructor() {
		Ears.all.push(this);
	}
	start() {
		if (this.running) throw new DOMException("already started", "InvalidStateError");
		this.running = true;
		Ears.count++;
		if (Ears.starts === "throws") throw new DOMException("", "NotAllowedError");
		if (Ears.starts === "begins") this.onstart();
		if (Ears.starts === "ends") setTimeout(() => this.end());
	}
	stop() {}
	abort() {
		this.running = false;
	}
	end() {
		this.running = false;
		this.onend?.();
	}
	hear(...results: [text: string, isFinal: boolean, confidence?: number][]) {
		this.onresult({
			resultIndex: 0,
			results: results.map(([transcript, isFinal, confidence = 1]) => ({
				isFinal,
				length: 1,
				0: { transcript, confidence },
			})),
		});
	}
}
