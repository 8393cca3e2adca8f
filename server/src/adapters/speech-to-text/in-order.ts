import type { Clock } from "../../context.ts";
import { SeamError } from "../../seams/seam-error.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { type Losses, type Opened, UnlostListening } from "./in-order/unlost-listening.ts";

/** Milliseconds that one which could not listen, or was lost, comes after all others: nobody waits for it twice. */
const restMilliseconds = 60_000;
/** Losses of one recogniser in one listening after which it is not asked again. */
const mostLosses = 2;

export interface Candidate {
	recogniser: SpeechToText;
	/** Whether it has what it needs. Asked each time: models come and go while the server runs. */
	isReady(): boolean;
}

/**
 * Several recognisers as one, the best first. A listening takes the first that is ready and has a place. One that is lost in
 * its midst yields to the next, which hears the sound again that nothing final was heard of; with nobody left, a new listening
 * of the same is tried once.
 */
export function inOrder(
	candidates: readonly Candidate[],
	options: { clock: Clock; report(error: unknown): void },
): SpeechToText {
	const order = candidates.map((candidate) => ({ ...candidate, restsUntil: 0, listening: 0 }));
	type Place = (typeof order)[number];
	const now = () => options.clock.now().getTime();
	const last = order.at(-1);
	if (!last) throw new TypeError("Somebody has to listen");

	/** Those to ask, in this order: the rested first. */
	function whoMay(losses: Losses = new Map()): Place[] {
		const ready = order.filter(({ recogniser, isReady }) => isReady() && (losses.get(recogniser) ?? 0) < mostLosses);
		const isFresh = ({ recogniser, restsUntil }: Place) => now() >= restsUntil && !losses.has(recogniser);
		return [...ready.filter(isFresh), ...ready.filter((place) => !isFresh(place))];
	}
	const current = () => (whoMay()[0] ?? last).recogniser;
	/** One without its models is asked nonetheless: it lets go of what it keeps waiting with those that are gone. */
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
			return new UnlostListening(await openAnother(new Map()), { openAnother, ...request });
		},
		close: async () => void (await Promise.all(order.map(({ recogniser }) => recogniser.close()))),
	};
}
