import { useEffect, useState } from "react";
import { useServices } from "../../../api/services.tsx";
import { whenIdle } from "../../../hydration/when-idle.ts";
import { outboxOf } from "../../../outbox/outbox.ts";
import { unsentLines } from "../../../outbox/unsent-lines.ts";
import { unpack } from "../../../prediction/english.ts";
import { ownWordsOf } from "../../../prediction/own-words.ts";
import { type Predict, predictorOf } from "../../../prediction/predict.ts";
import { learnElsewhere } from "./learn-elsewhere.ts";

/** What may come next, by all that is known now; undefined until that is read. What is learned meanwhile is in the next one. */
export function usePrediction(): Predict | undefined {
	const services = useServices();
	const [predict, setPredict] = useState<{ by: Predict }>();
	useEffect(() => {
		let isWanted = true;
		let stop = () => {};
		async function begin() {
			const shelf = await services.kept.open();
			const [{ default: packed }, own] = await Promise.all([
				import("../../../prediction/english.json"),
				ownWordsOf(shelf),
			]);
			const english = unpack(packed);
			const learn = () => {
				if (isWanted) setPredict({ by: predictorOf(english, own.sayings, Date.now()) });
			};
			learn();
			let known = own.sayings.size;
			stop = own.subscribe(() => {
				const isForgotten = own.sayings.size < known;
				known = own.sayings.size;
				// What was said can wait for a quiet moment; what is forgotten is not offered once more.
				if (isForgotten) learn();
				else void whenIdle().then(learn);
			});
			if (!isWanted) return stop();
			const { forgotten } = await unsentLines(outboxOf(services), services.kept);
			// What other devices learnt comes once the server is there.
			await learnElsewhere(services.api, shelf, own, forgotten);
		}
		// Without it there is nothing to pick; everything can be typed.
		begin().catch(() => undefined);
		return () => {
			isWanted = false;
			stop();
		};
	}, [services]);
	return predict?.by;
}
