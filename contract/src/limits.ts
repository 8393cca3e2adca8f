/** Every number both sides share. Those of a plan live in `plans.ts`. */
export const limits = {
	audio: {
		/** Hz on the wire. */
		sampleRate: 16_000,
		channels: 1,
		/** Samples in one binary message: 20 ms. */
		frameSamples: 320,
		frameMilliseconds: 20,
		/** Seconds of sound kept in the browser while the socket cannot take it. */
		ringSeconds: 2,
		/** Bytes waiting in the socket above which sending pauses. */
		backPressureBytes: 256 * 1024,
		/** Seconds without a frame after which the server ends a stream. */
		idleSeconds: 60,
		/** Seconds a socket may take to say `start`. */
		startSeconds: 10,
		/** Seconds of sound that may come ahead of real time: the ring, and what waited in the network. */
		burstSeconds: 10,
	},
	/** Characters of one Prompt Input: about ten minutes of speech. */
	promptCharacters: 10_000,
	/** Characters the voice says at once. */
	speechCharacters: 1_000,
	answerCounts: [2, 4, 6],
	/** Milliseconds of silence after a partner's last word that end their turn, for those who let it end by itself. */
	endOfTurnMilliseconds: 1_200,
	/** Submissions or retries in a row with answers still showing before Sayso asks for a pick. */
	pickAnAnswerAfter: 3,
	/** Characters of About Me, whatever its words. */
	aboutMeCharacters: 20_000,
	/** Years: the gate by birth year, and what a person confirms to be when switching it on. */
	adultLanguage: { minimumAge: 16, confirmAge: 18 },
	/** Days of the usage chart, today included. */
	usageChartDays: 30,
	/** Remembered lines on one page. */
	memoryPage: 50,
	/** Characters. */
	password: { minimumAtSignUp: 6, minimumAtChange: 8, maximum: 128 },
	/** Characters. */
	profile: { nameMinimum: 2, nameMaximum: 60, nickname: 20, medicalCondition: 100, visitorId: 128 },
	/** Years: below this age somebody grown up has to be there. */
	minimumAge: 16,
	birthYear: { earliest: 1900, listedYears: 100 },
	/** The code that proves an e-mail address. */
	code: { digits: 4, minutes: 10, tries: 5, resendSeconds: 60 },
	/** A link that opens Set New Password works this long, once. */
	resetMinutes: 60,
	/** How long after the sign-in itself a password may be changed. */
	freshSignInSeconds: 300,
	emailCharacters: 254,
	toastMilliseconds: 2_000,
	redirectMilliseconds: 2_000,
	scrollToHashMilliseconds: 100,
	/** Words of one reply, both ends included. */
	replyWords: { short: { min: 3, max: 5 }, medium: { min: 5, max: 10 }, long: { min: 11, max: 59 } },
} as const;
