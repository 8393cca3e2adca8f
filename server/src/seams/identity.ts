/** Who a token belongs to. */
export interface Principal {
	userId: string;
	email: string;
	/** Whether the person has proved that the address is theirs. */
	emailVerified: boolean;
	/** When the person signed in, which may be long before the token was made. */
	signedInAt: Date;
	/** The session the token came from, where the provider names it. */
	sessionId: string | undefined;
}

/** What opens Set New Password: the query parameter of `/reset` and its value. */
interface ResetProof {
	parameter: "token" | "oobCode";
	value: string;
}

export interface Identity {
	readonly name: string;
	/** As the screen names it. */
	readonly label: string;
	/** The person behind an ID token, or null where it is expired, forged, or its person or session is gone. */
	verify(token: string): Promise<Principal | null>;
	/** Notes that the person has proved their e-mail address. */
	markEmailVerified(userId: string): Promise<void>;
	/** A proof that whoever reads this address' mail may set a new password, once; null where nobody has the address. */
	startReset(email: string): Promise<ResetProof | null>;
	/**
	 * Sets a password and ends the person's sessions, with their tokens. `keepSession` goes on where the provider can
	 * tell sessions apart.
	 */
	setPassword(userId: string, password: string, keepSession?: string): Promise<void>;
	/** Whether the person can sign in with a password; otherwise they do with Google or Apple alone. */
	hasPassword(userId: string): Promise<boolean>;
	/** What the provider holds on the person, as they may read it: no secrets. */
	describe(userId: string): Promise<Record<string, unknown>>;
	/** Removes the person; their tokens stop working. Removing nobody is no error. */
	remove(userId: string): Promise<void>;
}

/** Tells an identity that serves its own paths where a request came from. The server overwrites what a client sent. */
export const clientAddressHeader = "x-client-ip";
