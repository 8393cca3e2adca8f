import type { Config } from "../config/config.ts";
import type { FirebaseConfig } from "../config/sign-in.ts";

/** What our pages may load and do: no inline scripts, no inline styles, and only listed origins. */
export function contentSecurityPolicy({ publicUrl, signIn: { firebase } }: Pick<Config, "publicUrl" | "signIn">) {
	const { script, connect, frame } = firebase ? addressesOf(firebase) : { script: [], connect: [], frame: [] };
	return {
		useDefaults: false,
		directives: {
			defaultSrc: ["'self'"],
			scriptSrc: ["'self'", ...script],
			styleSrc: ["'self'"],
			// The still pictures of Video Tips; the videos themselves are below.
			imgSrc: ["'self'", "data:", "https://i.ytimg.com"],
			frameSrc: ["https://www.youtube-nocookie.com", ...frame],
			fontSrc: ["'self'"],
			// Older Safari does not count our own WebSocket as 'self'.
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

/** The origins for signing in with Firebase, and for its Google and Apple windows. */
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
 * Browser permissions of our pages: the microphone, and keeping the screen on. Choosing a speaker is allowed by
 * default, and Chromium warns if it is listed. Permissions of video frames are set on the frame.
 */
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
