/** Every number both sides share. Those of a plan live in `plans.ts`. */
export const limits = {
	audio: {
		/** Hz on the wire. */
		sampleRate: 16_000,
		channels: 1,
		/** Samples in one binary message: 20 ms. */
		frameSamples: 320,
		frameMilliseconds: 20,
		/** Seconds of sound kept in the browser until something final was heard of it: for a socket that is lost there is another. */
		keptSeconds: 25,
		/** Bytes waiting in the socket above which sending pauses. */
		backPressureBytes: 256 * 1024,
		/** Seconds without a frame after which the server ends a stream: a network may be gone for half of them. */
		idleSeconds: 15,
		/** Seconds in which nothing is louder than a quiet room after which it does: a slow partner's longest thought. */
		silentSeconds: 25,
		/** Seconds a socket may take to say `start`. */
		startSeconds: 5,
		/** Seconds of sound that may come ahead of real time: what the browser has kept, and what waited in the network. */
		burstSeconds: 30,
		/** Bytes of one message to the server: a frame, or a `start` with a long token. */
		messageBytes: 8 * 1024,
	},
	/** Characters of one Prompt Input: about ten minutes of speech. */
	promptCharacters: 10_000,
	/** Characters the voice says at once. */
	speechCharacters: 1_000,
	answerCounts: [2, 4, 6],
	/** Milliseconds of silence after a partner's last word that end their turn, for those who let it end by itself. */
	endOfTurnMilliseconds: 1_200,
	/** Milliseconds before the end of a listening from which its coming is told. */
	listeningEndsSoonMilliseconds: 10_000,
	/** Submissions or retries in a row with answers still showing before Sayso asks for a pick. */
	pickAnAnswerAfter: 3,
	/** Characters of About Me, whatever its words. */
	aboutMeCharacters: 20_000,
	/** Years: the gate by birth year, and what a person confirms to be when switching it on. */
	adultLanguage: { minimumAge: 16, confirmAge: 18 },
	/** Further sets of one turn, each steered another way, that belong to the Interaction of the turn: one a direction. */
	steeredSets: 6,
	/** Days of the usage chart, today included. */
	usageChartDays: 30,
	/** Remembered lines on one page, unless another number is asked for, and the most that may be. */
	memoryPage: 50,
	memoryPageMost: 500,
	/** Characters that are looked for in them, and words that are told apart. */
	memorySearch: { characters: 100, words: 8 },
	/** Lines of the conversation log that one browser keeps for a person, the newest, for when there is no network. */
	keptLines: 1_000,
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
	/**
	 * Phrases one person saves, and how many of them have a photo; characters of their words, of a folder's or place's name, of
	 * an emoji with all its parts, and of a photo as base64.
	 */
	phrases: {
		most: 1_000,
		photos: 200,
		textCharacters: 500,
		nameCharacters: 40,
		emojiCharacters: 32,
		pictureCharacters: 24_000,
	},
	/** Names and other words of a person's own; characters of one, and of how it is said. */
	myWords: { most: 200, wordCharacters: 40, sayAsCharacters: 80 },
	/** Bytes of spoken sounds, as base64, that one browser keeps for a person: some hundred sentences. */
	keptSoundBytes: 8 * 1024 * 1024,
	/** Sentences of their own that one browser remembers of a person, to suggest them; characters of the longest of them. */
	ownWords: { sentences: 2_000, sentenceCharacters: 300 },
	/** Words of one reply, both ends included. */
	replyWords: { short: { min: 3, max: 5 }, medium: { min: 5, max: 10 }, long: { min: 11, max: 59 } },
} as const;
