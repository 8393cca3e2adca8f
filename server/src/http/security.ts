/** What a page of ours may load and do. No inline script, no inline style, nothing from anywhere else. */
export const contentSecurityPolicy = {
	useDefaults: false,
	directives: {
		defaultSrc: ["'self'"],
		scriptSrc: ["'self'"],
		styleSrc: ["'self'"],
		// The stills of Video Tips, and below the films themselves.
		imgSrc: ["'self'", "data:", "https://i.ytimg.com"],
		frameSrc: ["https://www.youtube-nocookie.com"],
		fontSrc: ["'self'"],
		connectSrc: ["'self'", "ws:", "wss:"],
		mediaSrc: ["'self'", "blob:"],
		workerSrc: ["'self'", "blob:"],
		objectSrc: ["'none'"],
		baseUri: ["'none'"],
		frameAncestors: ["'none'"],
		formAction: ["'self'"],
	},
};
