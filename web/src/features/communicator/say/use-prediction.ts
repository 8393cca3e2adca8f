import { useEffect, useState } from "react";
import { useServices } from "../../../api/services.tsx";
import { whenIdle } from "../../../hydration/when-idle.ts";
import { outboxOf } from "../../../outbox/outbox.ts";
import { unsentLines } from "../../../outbox/unsent-lines.ts";
import { unpack } from "../../../prediction/english.ts";
import { ownWordsOf } from "../../../prediction/own-words.ts";
import { type Predict, predictorOf } from "../../../prediction/predict.ts";
import { learnElsewhere } from "./learn-elsewhere.ts";

/** The prediction from everything known now; undefined until that is loaded. Words learnt later are in the next one. */
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
				// Learning new words can wait for an idle moment; forgotten words must not be suggested again.
				if (isForgotten) learn();
				else void whenIdle().then(learn);
			});
			if (!isWanted) return stop();
			const { forgotten } = await unsentLines(outboxOf(services), services.kept);
			// The words of other devices come once the server answers.
			await learnElsewhere(services.api, shelf, own, forgotten);
		}
		// Without prediction there are no suggestions; typing works.
		begin().catch(() => undefined);
		return () => {
			isWanted = false;
			stop();
		};
	}, [services]);
	return predict?.by;
}
