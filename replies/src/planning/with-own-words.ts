import { rowsOf } from "../bank/bank.ts";
import type { BankAct } from "../bank/bank-act.ts";
import type { BankRow } from "../bank/parse.ts";
import type { Slots } from "../reply.ts";

/** The rows of an act, after what About Me tells of what is asked. */
export const rowsWithOwnWords = (act: BankAct, slots: Slots): readonly BankRow[] =>
	slots.ownWords === undefined ? rowsOf(act) : [...rowsOf("anywhere").filter(isOwnWords), ...rowsOf(act)];

const isOwnWords = ({ intent }: BankRow) => /^anywhere\/(?:own|more)-words$/.test(intent);
