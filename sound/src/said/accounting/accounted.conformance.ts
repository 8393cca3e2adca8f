import fc from "fast-check";
import { expect } from "vitest";
import { saidRight } from "../said-right.ts";
import { unaccounted } from "./account.ts";
import { sentence } from "./sentences.conformance.ts";

/** Every letter and every digit of many sentences is spoken, and nothing else is. */
export function everyWordIsSaid(numRuns: number): void {
	const language = fc.constantFrom("en-AU", "en-GB", "en-US");
	const property = fc.property(sentence, language, (written, language) => {
		const said = saidRight(written, language);
		expect(unaccounted(written, said), `${written} is said as ${said}`).toEqual([]);
		expect(said).not.toMatch(/\p{Extended_Pictographic}/u);
	});
	fc.assert(property, { numRuns, seed: 20_261_128 });
}
