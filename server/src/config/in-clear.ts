const thisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether what is sent to an address can be read on its way: it is not encrypted, and leaves this machine. */
export function isInClear(address: string | undefined): boolean {
	const { protocol, hostname } = (address && URL.parse(address)) || {};
	return protocol === "http:" && !thisMachine.test(hostname ?? "");
}
