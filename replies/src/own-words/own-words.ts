import type { ReplyRequest, Slots } from "../reply.ts";
import type { Understanding } from "../understanding.ts";
import { asSlots } from "./as-slots.ts";
import { askedIn } from "./asked.ts";
import { light, ofHealth } from "./matters.ts";
import { saidBefore, toldIn } from "./told.ts";
import { weigh } from "./weigh.ts";

/** What a statement must be worth to be offered, and to be offered to a turn that is not plainly a question. */
const enough = { plain: 1.5, doubtful: 3 } as const;

interface OwnWords {
	slots: Slots;
	/** Whether just this was asked. */
	isAnswer: boolean;
}

/**
 * What About Me says, or the person said earlier, on what a turn asks or brings up, in their own words (`ownWords…`), and a
 * second such statement (`moreWords…`).
 */
export function ownWordsFor(
	understanding: Pick<Understanding, "kinds" | "features" | "mood">,
	request: ReplyRequest,
): OwnWords {
	const { responseLength } = request.preferences;
	const told = [...saidBefore(request.turns), ...toldIn(request.aboutMe)];
	const asked = told.length > 0 ? askedIn(request.text, understanding) : undefined;
	// The person does not answer bad news with facts about themselves.
	if (!asked || (asked.as === "telling" && understanding.mood === "bad")) return { slots: {}, isAnswer: false };
	const least = asked.as === "question" && !asked.isPlain ? enough.doubtful : enough.plain;
	const found = told
		.map((each) => weigh(each, asked))
		.filter(({ worth }) => worth >= least)
		.sort((a, b) => b.worth - a.worth);
	const [first] = found;
	if (!first) return { slots: {}, isAnswer: false };
	// On health, two clauses of one sentence may be two things that the partner has to know.
	const isOfHealth = first.matter !== undefined && ofHealth.has(first.matter);
	const second = found.find(
		({ told, matter, worth }) =>
			told !== first.told &&
			(told.sentence !== first.told.sentence || (isOfHealth && matter === first.matter)) &&
			(matter === first.matter || worth >= enough.doubtful),
	);
	return {
		slots: {
			...asSlots("ownWords", first, responseLength),
			...(second && asSlots("moreWords", second, responseLength)),
			...(first.matter && light.has(first.matter) && { light: "light" }),
		},
		isAnswer: first.matter !== undefined && asked.as === "question",
	};
}
