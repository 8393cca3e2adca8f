const names =
	"(?:everyone|everybody|class|folks|team)(?=,)|aunty|auntie|mum|mummy|mom|mommy|dad|daddy|nan|nana|nanna|nanny|gran|grandma|grandpa|grandad|pop|mate|love(?! (?:you|ya|it|that|the|your|to))|darling|dear|sweetheart|honey|sweetie|buddy|guys";
const openers =
	"so|and|but|yo|well(?! done)|oh|wow|gee|gosh|aw+|ah|oo+h|ha(?:ha)*|(?:hey|hi|hello) there|hey|hi|hello|g'day|sorry(?! (?:to hear|about|for|i))|now|right|ok|okay|alright|all right|excuse me|anyway|actually|also|then|yeah|listen|look(?! (?:at|after|out|like|what|who|how))|just|by the way|good (?:morning|afternoon|evening)|morning|evening|afternoon";
/** States something about the one who is named: "dad had another fall" begins with no call to him. */
const told =
	"(?! (?:and|had|has|hasn't|is|isn't|was|wasn't|went|said|says|told|rang|came|got|took|made|fell|lost|won|died|passed|reckons|wants|needs|never|just|still|keeps|can't|won't|didn't|doesn't)\\b)";
const lead = new RegExp(String.raw`^(?:(?:${openers}|(?:${names})${told})\b[,.!]?\s+)+(?=\S)`, "i");

/** A clause without the words that only open it: "ok so mum, are you ready" → "are you ready". */
export function withoutLead(clause: string): string {
	return clause.replace(lead, "");
}
