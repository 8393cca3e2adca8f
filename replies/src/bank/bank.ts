import authored from "./bank.json" with { type: "json" };
import type { BankAct } from "./bank-act.ts";
import { type BankRow, parseBank } from "./parse.ts";

/** Every authored reply, keyed by act. */
export const bank = parseBank(authored.files);

const byIntent = new Map([...bank.values()].flat().map((row) => [row.intent, row]));

/** The row of an intent such as `invitation/accept`. */
export function rowOf(intent: string): BankRow | undefined {
	return byIntent.get(intent);
}

/** The rows of an act in card order. */
export function rowsOf(act: BankAct): readonly BankRow[] {
	return bank.get(act) ?? [];
}
