import type { Act } from "../acts/acts.ts";
import { heard } from "../hearing/heard.ts";
import { wordsOf } from "../hearing/normalise.ts";
import type { ReplyRequest, Slots } from "../reply.ts";

/** Questions that the person may have answered before in the same way. */
const repeatable: ReadonlySet<Act> = new Set<Act>([
	"want-what",
	"favourite",
	"how-to",
	"where",
	"who",
	"what-think",
	"like",
	"ideas",
]);
const own = /^I said: /;
/** Telling words a remembered line shares with the turn before it is taken for an answer to it. */
const fewestShared = 2;
const common = new Set(
	"what would like want that this with your have about where which from they them does please".split(" "),
);

/** What the person said to much the same question before, in their own words, for the row that offers it again. */
export function rememberedFor(act: Act, request: ReplyRequest): Slots {
	if (!repeatable.has(act)) return {};
	const asked = telling(heard(request.text));
	const said = (request.memory ?? [])
		.filter((line) => own.test(line))
		.map((line) => line.replace(own, ""))
		.find((line) => /[.!]$/.test(line) && [...telling(line)].filter((word) => asked.has(word)).length >= fewestShared);
	return said ? { remembered: said } : {};
}

function telling(text: string): Set<string> {
	return new Set(wordsOf(text.toLowerCase()).filter((word) => word.length > 3 && !common.has(word)));
}
