/** Numbers that both sides share. Those of plans are in `plans.ts`. */
export const limits = {
	audio: {
		/** Hz on the wire. */
		sampleRate: 16_000,
		channels: 1,
		/** Samples in one binary message: 20 ms. */
		frameSamples: 320,
		frameMilliseconds: 20,
		/** Seconds of audio that the browser keeps after the last final, for the next socket if this one is lost. */
		keptSeconds: 25,
		/** Bytes waiting in the socket above which the browser pauses sending. */
		backPressureBytes: 256 * 1024,
		/**
		 * Seconds without a frame after which the server ends a stream. A network failure of half that time is
		 * tolerated.
		 */
		idleSeconds: 15,
		/** Seconds of silence after which the server ends a stream: as long as a slow partner may think. */
		silentSeconds: 25,
		/** Seconds in which a socket must send `start`. */
		startSeconds: 5,
		/**
		 * Seconds of audio that may arrive ahead of real time: what the browser has kept, and what the network has
		 * delayed.
		 */
		burstSeconds: 30,
		/** The most bytes of a message to the server: a frame, or a `start` with a long token. */
		messageBytes: 8 * 1024,
	},
	/** The most characters of one Prompt Input: about ten minutes of speech. */
	promptCharacters: 10_000,
	/** The most characters that are spoken at once. */
	speechCharacters: 1_000,
	answerCounts: [2, 4, 6],
	/** Milliseconds of silence that end a partner's turn, for people who let it end automatically. */
	endOfTurnMilliseconds: 1_200,
	/** Milliseconds before the end of a listening at which the person is warned. */
	listeningEndsSoonMilliseconds: 10_000,
	/** Submissions or retries in a row, with answers still shown, after which Sayso asks for a pick. */
	pickAnAnswerAfter: 3,
	/** The most characters of About Me, whatever its number of words. */
	aboutMeCharacters: 20_000,
	/** Years: the minimum age by birth year, and the age that a person confirms when switching it on. */
	adultLanguage: { minimumAge: 16, confirmAge: 18 },
	/** Further steered sets of one turn that are free with the turn's Interaction: one for each direction. */
	steeredSets: 6,
	/** Days of the usage chart, today included. */
	usageChartDays: 30,
	/** Remembered lines on one page: the default, and the maximum. */
	memoryPage: 50,
	memoryPageMost: 500,
	/** The most characters of a search in them, and the most different words. */
	memorySearch: { characters: 100, words: 8 },
	/** The newest lines of the conversation log that one browser keeps per person for offline use. */
	keptLines: 1_000,
	/** Characters. */
	password: { minimumAtSignUp: 6, minimumAtChange: 8, maximum: 128 },
	/** Characters. */
	profile: { nameMinimum: 2, nameMaximum: 60, nickname: 20, medicalCondition: 100, visitorId: 128 },
	/** Years: a younger person needs an adult beside them. */
	minimumAge: 16,
	birthYear: { earliest: 1900, listedYears: 100 },
	/** The code that verifies an e-mail address. */
	code: { digits: 4, minutes: 10, tries: 5, resendSeconds: 60 },
	/** How long a link to Set New Password works. It works once. */
	resetMinutes: 60,
	/** How long after signing in a password may be changed. */
	freshSignInSeconds: 300,
	emailCharacters: 254,
	toastMilliseconds: 2_000,
	redirectMilliseconds: 2_000,
	scrollToHashMilliseconds: 100,
	/**
	 * Limits per person: phrases, and phrases with a photo. Limits in characters: their words, the name of a folder or
	 * place, an emoji with all its parts, and a photo as base64.
	 */
	phrases: {
		most: 1_000,
		photos: 200,
		textCharacters: 500,
		nameCharacters: 40,
		emojiCharacters: 32,
		pictureCharacters: 24_000,
	},
	/** A person's own names and other words; the most characters of one, and of its pronunciation. */
	myWords: { most: 200, wordCharacters: 40, sayAsCharacters: 80 },
	/** Bytes of spoken audio, as base64, that one browser caches per person: about a hundred sentences. */
	keptSoundBytes: 8 * 1024 * 1024,
	/** A person's own sentences that one browser remembers as suggestions; the most characters of one. */
	ownWords: { sentences: 2_000, sentenceCharacters: 300 },
	/** Words of one reply, inclusive. */
	replyWords: { short: { min: 3, max: 5 }, medium: { min: 5, max: 10 }, long: { min: 11, max: 59 } },
} as const;
