/** Providers that ignore dots in the mailbox name. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/** The domain an address is at, in lower case. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** The canonical mailbox of an address, as far as it is known: `Sam.K+news@Gmail.com` is `samk@gmail.com`. */
export function recipientOf(address: string): string {
	const domain = domainOf(address);
	const name = address.slice(0, address.lastIndexOf("@")).toLowerCase().split("+")[0] ?? "";
	return `${dotless.has(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}
