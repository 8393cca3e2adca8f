/** The keys of a field, six per row: the first page, and the others. */
export interface Keys {
	first: readonly string[];
	/** Undefined: the field takes no other characters. */
	others?: readonly string[];
	/** Whether it has capitals. */
	hasCapitals: boolean;
}

/** Letters by their frequency in English, so that common ones come first. */
const letters = [" etaoi", "nsrhld", "ucmfyw", "gpbvkx", "qjz'.?"];
const signs = ["123456", "7890@.", "-_+/,!", ":;&#()", "'\"$%=*"];
/** An address has no spaces, and always has @ and a dot. */
const address = ["@.etao", "insrhl", "ducmyg", "wpfbvk", "xqjz-_"];
const digits = ["123456", "7890"];

/** The keys needed for a field. */
export function rowsFor({ type, inputMode }: HTMLInputElement | HTMLTextAreaElement): Keys {
	if (inputMode === "numeric") return { first: digits, hasCapitals: false };
	if (type === "email") return { first: address, others: signs, hasCapitals: false };
	return { first: letters, others: signs, hasCapitals: true };
}
