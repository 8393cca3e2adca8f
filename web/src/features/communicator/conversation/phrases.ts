/** What can always be said, whoever has the turn: ready in the browser, so that it sounds at once. */
export const phrases = {
	answering: "Hang on, I'm answering",
	mmHm: "mm-hm",
	really: "Really?",
	wait: "Wait",
	disagree: "I disagree",
	sayThatAgain: "Say that again",
	device: "I use a device to talk, please give me a moment",
} as const;
