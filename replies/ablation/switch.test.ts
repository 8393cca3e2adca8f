import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { neutralsOf } from "./neutral.ts";
import { allParts } from "./parts.ts";

/** What a turn is read as while one part is off. */
function readWithout(name: string | undefined, turn: string): string {
	const parts = name === undefined ? [] : allParts().parts.filter((part) => part.name === name);
	const read = `
		const { understand } = await import("${import.meta.dirname}/../src/understand.ts");
		const { safety, acts, focus } = understand(${JSON.stringify(turn)});
		console.log(safety[0] ?? acts[focus].act);`;
	const args = ["--import", `${import.meta.dirname}/switch.ts`, "--input-type=module", "--eval", read];
	const env = { ...process.env, PARTS: JSON.stringify(parts) };
	return execFileSync(process.execPath, args, { encoding: "utf8", env }).trim();
}

test("without a part a turn is read otherwise", () => {
	const turn = "my chest feels really tight and my arm's gone numb";
	expect(readWithout(undefined, turn)).toBe("safety-emergency");
	expect(readWithout("safety/safety-of", turn)).not.toBe("safety-emergency");
});

test("what stands for an export follows from its type", () => {
	const source = `
export function timeOf(clause: string): string | undefined {
	return undefined;
}

export const isLong = (text: string): boolean => text.length > 9;
export const told: readonly (readonly [act: Act, pattern: RegExp])[] = [
`;
	expect(neutralsOf(source)).toEqual({ timeOf: "() => undefined", isLong: "() => false", told: "[]" });
});
