/** Phrases that can be spoken in every state. They are prepared in the browser, so that they play at once. */
export const phrases = {
	answering: "Hang on, I'm answering",
	mmHm: "mm-hm",
	really: "Really?",
	wait: "Wait",
	disagree: "I disagree",
	sayThatAgain: "Say that again",
	device: "I use a device to talk, please give me a moment",
} as const;
