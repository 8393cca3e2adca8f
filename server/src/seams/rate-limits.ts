/** `points` calls in `seconds` for one key: a person, an account, an address. */
export const limitsOfActs = {
	/** A fast talker submits every few seconds; a script that burns tokens is stopped within a minute. */
	generate: { points: 40, seconds: 60 },
	speak: { points: 90, seconds: 60 },
	/** Banked voices tried: each asks the vendor, and none may be searched for. */
	tryVoice: { points: 30, seconds: 3_600 },
	listen: { points: 30, seconds: 60 },
	log: { points: 120, seconds: 60 },
	/** The conversation log, searched while somebody types. */
	search: { points: 120, seconds: 60 },
	/** Settings of one's own, saved. */
	change: { points: 60, seconds: 60 },
	/** Checkouts, plan changes and questions to the payment service. */
	billing: { points: 30, seconds: 300 },
	/** Invoices made out. */
	invoice: { points: 5, seconds: 3600 },
	/** Sign-up, sign-in and whatever else takes a password, from one network. */
	credentials: { points: 30, seconds: 300 },
	/** Passwords tried for one account from one network. */
	account: { points: 10, seconds: 300 },
	/** Passwords tried for one account wherever from, until the right one is: NIST SP 800-63B-4 §3.2.2 allows 100. */
	guesses: { points: 100, seconds: 86_400 },
	/** Codes asked for by one person. */
	sendCode: { points: 5, seconds: 3_600 },
	/** Codes tried by one person. */
	tryCode: { points: 20, seconds: 3_600 },
	/** Reset links asked for, for one e-mail address from one address. */
	askReset: { points: 5, seconds: 3_600 },
	/** Newsletter asked for, from one address; and mails that confirm it, to one e-mail address. */
	subscribe: { points: 5, seconds: 3_600 },
	confirmationsOfEmail: { points: 3, seconds: 86_400 },
	/** Password changes, exports and deletions of one person. */
	accountCare: { points: 10, seconds: 3_600 },
} as const;

export type LimitedAct = keyof typeof limitsOfActs;

export interface RateLimits {
	/**
	 * Counts one try of whatever `key` names and, where it is given, of the network it came from: an IPv4 address or the
	 * /64 of an IPv6 one.
	 * @throws {Refusal} `too_many_requests`
	 */
	count(act: LimitedAct, key: string, network?: string): Promise<void>;
	/** Starts again for a key, whose owner has proved who they are. */
	forget(act: LimitedAct, key: string): Promise<void>;
}
