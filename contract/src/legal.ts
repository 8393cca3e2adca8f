/** The versions of the legal texts that a person agrees to. After a new version everyone is asked again. */
export const legal = {
	/** Last updated on `date`. */
	terms: { version: "1.1", date: "2025-08-16" },
	/** Effective from `date`. */
	privacy: { version: "1.2", date: "2025-08-19" },
} as const;
