import type { ReplyPreferences } from "../reply.ts";
import compiled from "./registers.json" with { type: "json" };
import { parseRegister, type Register } from "./rules.ts";

/** A register as it is used, and whether grave turns are answered without it. */
export interface Named {
	register: Register;
	isForLightTurns: boolean;
}

const files: Readonly<Record<string, string>> = compiled.files;
/** Only how plain, how full or how formal something is said holds at every turn. */
const always = new Set(["business", "easy", "high"]);
const parsed = new Map<string, Named>();

/** How a person speaks with these preferences, what counts most last. The bank is written casually, of medium complexity. */
export function registersFor(
	{ context, complexity }: Pick<ReplyPreferences, "context" | "complexity">,
	adultLanguage: boolean,
): Named[] {
	return [...(adultLanguage ? ["adult"] : []), complexity, context].flatMap((name) => registerOf(name) ?? []);
}

function registerOf(name: string): Named | undefined {
	const text = files[name];
	if (text === undefined) return undefined;
	const known = parsed.get(name) ?? { register: parseRegister(name, text), isForLightTurns: !always.has(name) };
	parsed.set(name, known);
	return known;
}
