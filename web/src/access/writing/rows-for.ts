/** The keys of a field, six a row: those it begins with, and those it can be turned to. */
export interface Keys {
	first: readonly string[];
	/** None: the field takes nothing else. */
	others?: readonly string[];
	/** Whether a letter may be a capital. */
	hasCapitals: boolean;
}

/** Letters as often as English has them, so that those wanted most are lit first. */
const letters = [" etaoi", "nsrhld", "ucmfyw", "gpbvkx", "qjz'.?"];
const signs = ["123456", "7890@.", "-_+/,!", ":;&#()", "'\"$%=*"];
/** An address has no spaces, and never goes without these two. */
const address = ["@.etao", "insrhl", "ducmyg", "wpfbvk", "xqjz-_"];
const digits = ["123456", "7890"];

/** Which keys somebody needs who writes in a field. */
export function rowsFor({ type, inputMode }: HTMLInputElement | HTMLTextAreaElement): Keys {
	if (inputMode === "numeric") return { first: digits, hasCapitals: false };
	if (type === "email") return { first: address, others: signs, hasCapitals: false };
	return { first: letters, others: signs, hasCapitals: true };
}
