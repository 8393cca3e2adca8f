/** `points` calls in `seconds` for each key: a person, an account, or an address. */
export const limitsOfActs = {
	/** A fast talker submits every few seconds; a script that wastes tokens is stopped within a minute. */
	generate: { points: 40, seconds: 60 },
	speak: { points: 90, seconds: 60 },
	/** Trials of banked voices. Each one asks the vendor; the limit prevents a search for voices of other people. */
	tryVoice: { points: 30, seconds: 3_600 },
	listen: { points: 30, seconds: 60 },
	log: { points: 120, seconds: 60 },
	/** Searches of the conversation log, which run while the person types. */
	search: { points: 120, seconds: 60 },
	/** Changes that a person saves to their own settings. */
	change: { points: 60, seconds: 60 },
	/** Checkouts, plan changes, and other requests to the payment service. */
	billing: { points: 30, seconds: 300 },
	/** Invoices created. */
	invoice: { points: 5, seconds: 3600 },
	/** Sign-up, sign-in and every other request that takes a password, from one network. */
	credentials: { points: 30, seconds: 300 },
	/** Passwords tried for one account from one network. */
	account: { points: 10, seconds: 300 },
	/**
	 * Passwords tried for one account from any network, until the right one is entered. NIST SP 800-63B-4 §3.2.2 allows
	 * 100.
	 */
	guesses: { points: 100, seconds: 86_400 },
	/** Verification codes that one person requests. */
	sendCode: { points: 5, seconds: 3_600 },
	/** Verification codes that one person tries. */
	tryCode: { points: 20, seconds: 3_600 },
	/** Reset links requested for one e-mail address from one network address. */
	askReset: { points: 5, seconds: 3_600 },
	/** Newsletter requests from one network address, and confirmation mails to one e-mail address. */
	subscribe: { points: 5, seconds: 3_600 },
	confirmationsOfEmail: { points: 3, seconds: 86_400 },
	/** Password changes, exports and deletions of one person. */
	accountCare: { points: 10, seconds: 3_600 },
} as const;

export type LimitedAct = keyof typeof limitsOfActs;

export interface RateLimits {
	/**
	 * Counts one attempt for `key` and, if it is given, for the caller's network: an IPv4 address or the /64 of an IPv6
	 * address.
	 * @throws {Refusal} `too_many_requests`
	 */
	count(act: LimitedAct, key: string, network?: string): Promise<void>;
	/** Resets the count of a key after its owner has proved their identity. */
	forget(act: LimitedAct, key: string): Promise<void>;
}
