import ipaddr from "ipaddr.js";

/** A provider gives a household its first 64 bits: whoever has them has every address behind them. In parts of 16 bits. */
const networkParts = 4;

/**
 * What limits count instead of an address: an IPv4 address as it is, of an IPv6 address its /64. An IPv4 address that is
 * written as IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
	if (!ipaddr.isValid(address)) return address;
	const meant = ipaddr.process(address);
	if (meant.kind() === "ipv4") return meant.toString();
	const network = (meant as ipaddr.IPv6).parts.slice(0, networkParts);
	return `${network.map((part) => part.toString(16)).join(":")}::/64`;
}
