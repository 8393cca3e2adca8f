import type { FirebaseConfig, SignInConfig } from "../config/sign-in.ts";

/** What a page of ours may load and do. No inline script, no inline style, nothing from anywhere else. */
export function contentSecurityPolicy({ firebase }: Pick<SignInConfig, "firebase">) {
	const { script, connect, frame } = firebase ? addressesOf(firebase) : { script: [], connect: [], frame: [] };
	return {
		useDefaults: false,
		directives: {
			defaultSrc: ["'self'"],
			scriptSrc: ["'self'", ...script],
			styleSrc: ["'self'"],
			// The stills of Video Tips, and below the films themselves.
			imgSrc: ["'self'", "data:", "https://i.ytimg.com"],
			frameSrc: ["https://www.youtube-nocookie.com", ...frame],
			fontSrc: ["'self'"],
			connectSrc: ["'self'", "ws:", "wss:", ...connect],
			mediaSrc: ["'self'", "blob:"],
			workerSrc: ["'self'", "blob:"],
			objectSrc: ["'none'"],
			baseUri: ["'none'"],
			frameAncestors: ["'none'"],
			formAction: ["'self'"],
		},
	};
}

/** Where the browser signs in with Firebase; and where it opens a window for Google or Apple, what that needs. */
function addressesOf({ access, authDomain, providers }: FirebaseConfig) {
	const emulator = "emulator" in access ? `http://${access.emulator}` : undefined;
	const withWindow = providers.length > 0;
	return {
		script: withWindow ? ["https://apis.google.com"] : [],
		connect: emulator ? [emulator] : ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
		frame: withWindow ? [emulator ?? `https://${authDomain}`] : [],
	};
}
