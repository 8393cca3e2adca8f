import type { Config } from "../config/config.ts";
import type { FirebaseConfig } from "../config/sign-in.ts";

/** What a page of ours may load and do. No inline script, no inline style, nothing from anywhere else. */
export function contentSecurityPolicy({ publicUrl, signIn: { firebase } }: Pick<Config, "publicUrl" | "signIn">) {
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
			// Older Safari does not take our own socket for ourselves.
			connectSrc: ["'self'", publicUrl.replace(/^http/, "ws"), ...connect],
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

/**
 * What a page of ours asks a browser for: the microphone, and that the screen stays on. To choose a speaker is our own by default, and no frame's; Chromium would
 * complain of its name here. What a film in its frame may do stands at the frame. */
export const permissionsPolicy = [
	"microphone=(self)",
	"screen-wake-lock=(self)",
	...[
		"accelerometer",
		"camera",
		"display-capture",
		"geolocation",
		"gyroscope",
		"hid",
		"idle-detection",
		"local-fonts",
		"magnetometer",
		"midi",
		"payment",
		"serial",
		"usb",
		"xr-spatial-tracking",
	].map((feature) => `${feature}=()`),
].join(", ");
