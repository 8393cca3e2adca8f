import { expect, test } from "vitest";
import type { RecogniserProcess } from "./recogniser-process.ts";
import { WarmRecognisers } from "./warm-recognisers.ts";

test("nothing starts any more once it is closed, not even behind one that starts just then", async () => {
	const starting: PromiseWithResolvers<RecogniserProcess>[] = [];
	const warm = new WarmRecognisers(() => {
		starting.push(Promise.withResolvers());
		return starting.at(-1)?.promise ?? Promise.reject(new Error("none"));
	}, 1);
	const taken = warm.take();
	await warm.close();
	const ended = new Promise<boolean>(() => {});
	starting[0]?.resolve({ expect() {}, push() {}, finish() {}, kill() {}, onLine() {}, ended });
	await taken;
	expect(starting).toHaveLength(1);
});
