import type { BankRow } from "../bank/parse.ts";
import type { Slots } from "../reply.ts";

/** Whether a row says what About Me, or what was said before, brings to the turn. */
export const tellsOfPerson = (row: BankRow, slots: Slots): boolean =>
	row.replies.some(({ text, needs }) =>
		[...needs, ...slotsIn(text)].some(
			(name) => name in slots && /^(?:fact[A-Z]|known[A-Z]|theirName$|remembered$|ownWords|moreWords)/.test(name),
		),
	);

const slotsIn = (text: string) =>
	[...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name.charAt(0).toLowerCase() + name.slice(1));
