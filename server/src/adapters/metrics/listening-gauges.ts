import { Gauge, type Registry } from "prom-client";
import type { Listeners } from "../../seams/listeners.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";

export interface ListeningCounts {
	listeners: Pick<Listeners, "size" | "waiting">;
	/** Its capacity, which changes if other processes listen for this one; `Infinity` for no limit. */
	speechToText: Pick<SpeechToText, "capacity">;
}

/** Gauges of the streams in this process: in progress, waiting, and the number of places. */
export function gaugeListening({ listeners, speechToText }: ListeningCounts, registers: Registry[]): void {
	new Gauge({
		name: "sayso_listening",
		help: "Listenings that have a place, and those that wait for one",
		labelNames: ["state"],
		registers,
		collect() {
			this.set({ state: "waiting" }, listeners.waiting);
			this.set({ state: "listening" }, listeners.size - listeners.waiting);
		},
	});
	new Gauge({
		name: "sayso_listening_places",
		help: "Places to listen that this process can give, those taken among them; +Inf for no limit",
		registers,
		collect() {
			this.set(speechToText.capacity);
		},
	});
}
