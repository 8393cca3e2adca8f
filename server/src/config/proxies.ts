import ipaddr from "ipaddr.js";

/** Names of networks that are never on the Internet. */
const named = ["loopback", "linklocal", "uniquelocal"];

/**
 * Which proxies are trusted to report a request's origin: a number of hops in front of the server, or the proxies in
 * these networks. 0: no proxy is trusted.
 */
export type TrustedProxies = number | string[];

/** Reads `TRUST_PROXY`. @returns if it is invalid, the rest of a sentence that begins with the variable's name */
export function readProxies(value: string): TrustedProxies | { wrong: string } {
	if (/^(false|off|no)$/i.test(value)) return 0;
	if (/^(true|on|yes|all|\*)$/i.test(value)) return { wrong: `cannot be ${value}: ${spoofing}. ${expected}` };
	if (/^\d+$/.test(value))
		return Number(value) < 10 ? Number(value) : { wrong: `counts too many proxies. ${expected}` };
	const networks = value.split(",").map((one) => one.trim());
	for (const network of networks) {
		if (!named.includes(network) && !ipaddr.isValid(network) && !ipaddr.isValidCIDR(network))
			return { wrong: `names no network: ${network}. ${expected}` };
		if (/\/0+$/.test(network)) return { wrong: `cannot be everybody (${network}): ${spoofing}. ${expected}` };
	}
	return networks;
}

const spoofing = "anybody could say where they come from, and so pass every limit";
const expected = "Give the number of proxies in front of the server, such as 1, or their networks, such as 10.0.0.0/8";

/** Whether the `hop`th address on the way is trusted about the one before it; 0 is the one that connected. */
export const trustOf = (proxies: TrustedProxies) =>
	typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies;
