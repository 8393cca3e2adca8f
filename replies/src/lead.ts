const names =
	"mum|mummy|dad|nan|nana|pop|mate|love(?! (?:you|ya|it|that|the|your|to))|darling|dear|sweetheart|honey|sweetie|buddy|guys";
const openers =
	"so|and|but|well(?! done)|oh|(?:hey|hi|hello) there|hey|hi|hello|sorry(?! (?:to hear|about|for|i))|now|right|ok|okay|alright|all right|excuse me|anyway|actually|also|then|yeah|listen|look(?! (?:at|after|out|like))|just|by the way|good morning|morning";
const lead = new RegExp(String.raw`^(?:(?:${openers}|${names})\b[,.!]?\s+)+(?=\S)`, "i");

/** A clause without the words that only open it: "ok so mum, are you ready" → "are you ready". */
export function withoutLead(clause: string): string {
	return clause.replace(lead, "");
}
