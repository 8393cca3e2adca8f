import type { Clock } from "../../context.ts";
import { SeamError } from "../../seams/seam-error.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { FailoverListening, type Losses, type Opened } from "./in-order/failover-listening.ts";

/** Milliseconds for which a recogniser that failed comes after all others, so that only one listening waits for it. */
const restMilliseconds = 60_000;
/** A recogniser that was lost this often in one listening is not used again in it. */
const mostLosses = 2;

export interface Candidate {
	recogniser: SpeechToText;
	/**
	 * Whether its models or settings are there. Checked each time, because models may be installed or removed while the
	 * server runs.
	 */
	isReady(): boolean;
}

/**
 * Combines several recognisers, the best first. A listening uses the first one that is ready and has a place. If it is
 * lost, the next one takes over and gets the audio again for which no final was emitted. If no other recogniser is
 * left, the same one is opened once more.
 */
export function inOrder(
	candidates: readonly Candidate[],
	options: { clock: Clock; report(error: unknown): void },
): SpeechToText {
	const order = candidates.map((candidate) => ({ ...candidate, restsUntil: 0, listening: 0 }));
	type Place = (typeof order)[number];
	const now = () => options.clock.now().getTime();
	const last = order.at(-1);
	if (!last) throw new TypeError("At least one recogniser is needed");

	/** The recognisers to try, in order: those that failed recently come last. */
	function whoMay(losses: Losses = new Map()): Place[] {
		const ready = order.filter(({ recogniser, isReady }) => isReady() && (losses.get(recogniser) ?? 0) < mostLosses);
		const isFresh = ({ recogniser, restsUntil }: Place) => now() >= restsUntil && !losses.has(recogniser);
		return [...ready.filter(isFresh), ...ready.filter((place) => !isFresh(place))];
	}
	const current = () => (whoMay()[0] ?? last).recogniser;
	/** A recogniser without models is called too, so that it releases what it holds. */
	const letGo = async () => {
		for (const { recogniser, isReady } of order) if (!isReady()) await recogniser.available();
	};
	function failed(place: Place, error: unknown): void {
		place.restsUntil = now() + restMilliseconds;
		options.report(error);
	}

	async function openNext(request: Parameters<SpeechToText["open"]>[0], losses: Losses): Promise<Opened> {
		let problem: unknown = new SeamError("Every recogniser is taken or missing", { retryable: true, status: 503 });
		for (const place of whoMay(losses)) {
			const { recogniser } = place;
			if (place.listening >= recogniser.capacity) continue;
			place.listening++;
			const leave = () => place.listening--;
			try {
				const listening = await recogniser.open(request);
				return { recogniser, listening, leave, lost: (error) => failed(place, error) };
			} catch (error) {
				leave();
				failed(place, error);
				problem = error;
			}
		}
		throw problem;
	}

	return {
		get name() {
			return current().name;
		},
		get label() {
			return current().label;
		},
		get basic() {
			return current().basic;
		},
		get capacity() {
			return Math.max(...order.map(({ recogniser }) => recogniser.capacity));
		},
		async available() {
			await letGo();
			for (const place of whoMay()) {
				if (await place.recogniser.available()) return true;
				if (now() >= place.restsUntil) failed(place, new Error(`${place.recogniser.label} is not available`));
			}
			return false;
		},
		async open(request) {
			await letGo();
			const openAnother = (losses: Losses) => openNext(request, losses);
			return new FailoverListening(await openAnother(new Map()), { openAnother, ...request });
		},
		close: async () => void (await Promise.all(order.map(({ recogniser }) => recogniser.close()))),
	};
}
