/**
 * The acts that answer a kind of turn. The first answers it where nothing closer is read; where a kind has none that is safe
 * to say without a closer reading, it begins with `undefined`.
 */
const actsOfKinds: Readonly<Record<string, readonly (string | undefined)[]>> = {
	"yes-no": words(
		"yes-no ask-fact confirm check-state about-speech about-you device eaten slept done seen free plan remember questions understand anything service suits sure like spare message papers pain symptom toilet permission most cannot-have allergies about-person rhetorical let-me-know speaking what-think whats-wrong",
	),
	choice: [undefined, ...words("either-or which favourite offer want-what suits")],
	offer: words(
		"offer offer-help spare let-me service gift handed favour want-what anything invitation care feel-free yes-no",
	),
	invite: words("suggestion invitation arrangement suits free plan their-plan yes-no spare"),
	request: words(
		"request instruction nudge look show-how papers pay wait let-me-know remember reminder directions favour about-you",
	),
	instruct: words(
		"instruction directions dont called nudge about-to put-ready request care-plan advice wait pay reassurance look reminder",
	),
	permission: words("permission about-to let-me offer-help request yes-no care-plan suits"),
	"wh-what": words(
		"question wh-fact what-doing what-happened what-said what-think want-what about-you favourite whats-wrong ideas how-was which how-is plan message most anything symptom pain show-how eaten",
	),
	"wh-where": words("where about-you whereabouts pain"),
	"wh-when": words("when how-long how-often about-you"),
	"wh-who": words("who about-you what-said"),
	"wh-why": words("why whats-wrong what-happened"),
	"wh-how": words("question how-to how-did show-how how-is how-was device about-speech what-happened"),
	"wh-count": words("how-many how-long how-often out-of-ten when about-you pay slept"),
	"wh-which": words("question which either-or favourite want-what wh-fact what-doing who when"),
	feeling: words(
		"how-was how-are-you how-feel how-is pain slept symptom check-state whats-wrong out-of-ten yes-no ask-fact eaten what-happened done",
	),
	view: words("what-think like opinion ideas how-was how-is favourite sure yes-no ask-fact seen"),
	greeting: words("greeting how-are-you introduction affection"),
	farewell: words("farewell good-wishes leaving affection care"),
	thanks: words("thanks favour compliment"),
	apology: words("apology delay"),
	compliment: words("compliment affection about-person celebration"),
	wishes: words("good-wishes celebration care"),
	introduce: words("introduction called"),
	affection: words("affection care sympathy reassurance compliment thinking-of good-wishes offer-help"),
	"tell-good": words("glad good-news relief telling announcement celebration"),
	"tell-bad": words("may-be-grave bad-news trouble hard-time partner-low unwell setback"),
	"tell-annoyed": words("gripe mishap trouble lost unavailable delay"),
	"tell-plain": words(
		"telling statement announcement about-person their-plan leaving opinion thinking-of guess weather about-to partner-need",
	),
	opinion: words("opinion weather about-person telling statement rhetorical advice"),
	notice: words(
		"announcement arrangement heads-up delay called-off unavailable visitor leaving put-ready called reminder get-back care-plan setback relief message their-plan directions feel-free let-me-know regards",
	),
	reproach: words("reproach dont nudge"),
	tease: words("teasing joke guess rhetorical about-person"),
	talk: [undefined, ...words("say-again device understand wait about-speech nudge reassurance")],
	danger: [undefined],
};

/** The acts that answer a kind of turn. */
export const actsOf = (kind: string): readonly (string | undefined)[] => actsOfKinds[kind] ?? [];

/** The kinds of turn that an act answers. */
export const kindsAnswered = (act: string): string[] =>
	Object.keys(actsOfKinds).filter((kind) => actsOf(kind).includes(act));

function words(text: string): string[] {
	return text.split(" ");
}
