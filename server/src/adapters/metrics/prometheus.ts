import type pg from "pg";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Metrics } from "../../seams/metrics.ts";
import type { Notices } from "../../seams/notices.ts";
import { gaugeDatabase } from "./database-gauges.ts";
import { gaugeListening, type ListeningCounts } from "./listening-gauges.ts";
import { countRefused } from "./refused-notices.ts";

export interface Gauged extends ListeningCounts {
	notices: Pick<Notices, "refused">;
	pool: pg.Pool;
}

/** Upper bounds in seconds. A person notices a delay of 0.1 s, and gives up after several seconds. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20];

/** Metrics of this process, scraped by Prometheus. Label values come from short, fixed lists. */
export function prometheus(gauged: Gauged): Metrics {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	gaugeDatabase(gauged.pool, registers);
	gaugeListening(gauged, registers);
	countRefused(gauged.notices, registers);

	const seconds = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
		new Histogram({ name, help, labelNames, buckets, registers });
	const count = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
		new Counter({ name, help, labelNames, registers });

	const requests = seconds("sayso_request_seconds", "Answering a request", ["method", "route", "status"]);
	const firstCards = seconds("sayso_first_card_seconds", "From a request for replies to the first card", ["engine"]);
	const lastWords = seconds("sayso_last_words_seconds", "From the end of the sound to the last of what was heard");
	const sounds = seconds("sayso_sound_seconds", "From a request for speech to the sound", ["by"]);
	const standIns = count("sayso_speech_stand_ins_total", "Speech by another voice than was wanted", ["wanted"]);
	const endings = count("sayso_listening_ended_total", "Listenings that ended, by the reason sent to the browser", [
		"reason",
	]);
	const tokens = count("sayso_tokens_total", "Tokens of the language model", ["kind"]);
	const jobs = count("sayso_jobs_total", "Jobs this process has tried", ["work", "outcome"]);

	return {
		request: ({ seconds: taken, ...labels }) => requests.observe(labels, taken),
		firstCard: (taken, basic) => firstCards.observe({ engine: basic ? "built-in" : "model" }, taken),
		lastWords: (taken) => lastWords.observe(taken),
		sound: (taken, by) => sounds.observe({ by }, taken),
		stoodIn: (wanted) => standIns.inc({ wanted }),
		listeningEnded: (reason) => endings.inc({ reason }),
		tokens({ input, output }) {
			tokens.inc({ kind: "input" }, input);
			tokens.inc({ kind: "output" }, output);
		},
		job: (job, outcome) => jobs.inc({ work: job, outcome }),
		print: () => registry.metrics(),
	};
}
