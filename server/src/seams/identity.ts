/** The person whom a token identifies. */
export interface Principal {
	userId: string;
	email: string;
	/** Whether the person has proved that they own the address. */
	emailVerified: boolean;
	/** When the person signed in. This may be long before the token was issued. */
	signedInAt: Date;
	/** The session that issued the token, if the provider has session ids. */
	sessionId: string | undefined;
}

/** The query parameter of `/reset` and its value, which open the Set New Password page. */
interface ResetProof {
	parameter: "token" | "oobCode";
	value: string;
}

export interface Identity {
	readonly name: string;
	/** The name that the interface shows. */
	readonly label: string;
	/** The person behind an ID token; null if it is expired or forged, or if its person or session was deleted. */
	verify(token: string): Promise<Principal | null>;
	/** Marks the person's e-mail address as verified. */
	markEmailVerified(userId: string): Promise<void>;
	/**
	 * A one-time proof, sent to this address, that allows its reader to set a new password; null if no user has the
	 * address.
	 */
	startReset(email: string): Promise<ResetProof | null>;
	/**
	 * Sets a password and ends the person's sessions and their tokens, except `keepSession` if the provider has session
	 * ids.
	 */
	setPassword(userId: string, password: string, keepSession?: string): Promise<void>;
	/** Whether the person can sign in with a password. If not, they sign in with Google or Apple only. */
	hasPassword(userId: string): Promise<boolean>;
	/** What the provider stores about the person, for their data export: no secrets. */
	describe(userId: string): Promise<Record<string, unknown>>;
	/** Deletes the person; their tokens stop working. It is no error if there is no such person. */
	remove(userId: string): Promise<void>;
}

/**
 * The header in which the server passes the caller's address to an identity provider that serves its own paths. The
 * server overwrites the value that a client sent.
 */
export const clientAddressHeader = "x-client-ip";
