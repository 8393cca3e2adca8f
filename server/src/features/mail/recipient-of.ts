/** Providers that deliver to one mailbox whatever dots its name has. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/** The domain an address is at, in lower case. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** Whose mailbox an address is, as far as it can be told: `Sam.K+news@Gmail.com` is `samk@gmail.com`. */
export function recipientOf(address: string): string {
	const domain = domainOf(address);
	const name = address.slice(0, address.lastIndexOf("@")).toLowerCase().split("+")[0] ?? "";
	return `${dotless.has(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}
