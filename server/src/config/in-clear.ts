const thisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether requests to an address can be read on the way: they are unencrypted and leave this machine. */
export function isInClear(address: string | undefined): boolean {
	const { protocol, hostname } = (address && URL.parse(address)) || {};
	return protocol === "http:" && !thisMachine.test(hostname ?? "");
}
