import ipaddr from "ipaddr.js";

/**
 * A provider assigns a household the first 64 bits of an IPv6 address, so it controls every address with them. Counted
 * in parts of 16 bits.
 */
const networkParts = 4;

/**
 * The network that rate limits count: an IPv4 address itself, or the /64 of an IPv6 address. An IPv4 address in IPv6
 * notation counts as IPv4.
 */
export function networkOf(address: string): string {
	if (!ipaddr.isValid(address)) return address;
	const meant = ipaddr.process(address);
	if (meant.kind() === "ipv4") return meant.toString();
	const network = (meant as ipaddr.IPv6).parts.slice(0, networkParts);
	return `${network.map((part) => part.toString(16)).join(":")}::/64`;
}
