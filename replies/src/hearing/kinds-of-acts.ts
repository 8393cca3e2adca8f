import type { Act } from "../acts/acts.ts";
import { named } from "../acts/named.ts";

/**
 * The acts that answer a kind of turn. The first answers it where nothing closer is read; where a kind has none that is safe
 * to say without a closer reading, it begins with `undefined`.
 */
const actsOfKinds = {
	"yes-no": named(
		"yes-no ask-fact confirm check-state about-speech about-you device eaten slept done seen free plan remember understand anything service suits sure like spare message papers pain symptom toilet permission most cannot-have allergies about-person rhetorical let-me-know speaking what-think whats-wrong",
	),
	choice: [undefined, ...named("either-or which favourite offer want-what suits")],
	offer: named(
		"offer offer-help spare let-me service gift handed favour want-what anything invitation care feel-free yes-no",
	),
	invite: named("suggestion invitation arrangement suits free plan their-plan yes-no spare"),
	request: named(
		"request instruction nudge look show-how papers pay wait let-me-know remember reminder directions favour about-you",
	),
	instruct: named(
		"instruction directions dont called nudge about-to put-ready request care-plan advice wait pay reassurance look reminder",
	),
	permission: named("permission about-to let-me offer-help request yes-no care-plan suits"),
	"wh-what": named(
		"question wh-fact what-doing what-happened what-said what-think want-what about-you favourite whats-wrong ideas how-was which how-is plan message most anything symptom pain show-how eaten",
	),
	"wh-where": named("where about-you pain"),
	"wh-when": named("when how-long how-often about-you"),
	"wh-who": named("who about-you what-said"),
	"wh-why": named("why whats-wrong what-happened"),
	"wh-how": named("question how-to how-did show-how how-is how-was device about-speech what-happened"),
	"wh-count": named("how-many how-long how-often out-of-ten when about-you pay slept"),
	"wh-which": named("question which either-or favourite want-what wh-fact what-doing who when"),
	feeling: named(
		"how-was how-are-you how-feel how-is pain slept symptom check-state whats-wrong out-of-ten yes-no ask-fact eaten what-happened done",
	),
	view: named("what-think like opinion ideas how-was how-is favourite sure yes-no ask-fact seen"),
	greeting: named("greeting how-are-you introduction affection"),
	farewell: named("farewell good-wishes leaving affection care"),
	thanks: named("thanks favour compliment"),
	apology: named("apology delay"),
	compliment: named("compliment affection about-person celebration"),
	wishes: named("good-wishes celebration care"),
	introduce: named("introduction called"),
	affection: named("affection care sympathy reassurance compliment thinking-of good-wishes offer-help"),
	"tell-good": named("glad good-news relief telling announcement celebration"),
	"tell-bad": named("may-be-grave bad-news trouble hard-time partner-low unwell setback"),
	"tell-annoyed": named("gripe mishap trouble lost unavailable delay"),
	"tell-plain": named(
		"telling statement announcement about-person their-plan leaving opinion thinking-of guess weather about-to partner-need",
	),
	opinion: named("opinion weather about-person telling statement rhetorical advice"),
	notice: named(
		"announcement arrangement heads-up delay called-off unavailable visitor leaving put-ready called reminder get-back care-plan setback relief message their-plan directions feel-free let-me-know regards",
	),
	reproach: named("reproach dont nudge"),
	tease: named("teasing joke guess rhetorical about-person"),
	talk: [undefined, ...named("say-again device understand wait about-speech nudge reassurance")],
	danger: [undefined],
} as const satisfies Readonly<Record<string, readonly (Act | undefined)[]>>;

/** A kind of answer that a whole turn calls for: the name of a file in `data/kinds`. */
export type Kind = keyof typeof actsOfKinds;

export const kinds = Object.keys(actsOfKinds) as Kind[];
export const isKind = (name: string): name is Kind => Object.hasOwn(actsOfKinds, name);

/** The acts that answer a kind of turn. */
export const actsOf = (kind: Kind): readonly (Act | undefined)[] => actsOfKinds[kind];

/** The kinds of turn that an act answers. */
export const kindsAnswered = (act: Act): Kind[] => kinds.filter((kind) => actsOf(kind).includes(act));
