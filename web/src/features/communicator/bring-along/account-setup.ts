import { accessProfile } from "../../../access/profile.ts";
import type { Client } from "../../../api/client.ts";
import { settingsOfDevice } from "./device-settings.ts";

/** What is sent from this device by itself, once somebody asked for it here; of another person it says nothing. */
interface Mark {
	person: string;
	/** What the account was last told, as text. */
	sent: string;
	/** Since when what is here is otherwise, in milliseconds since 1970; while the account could not be told. */
	since?: number;
	/** How it went the last time, where the person has to know. */
	told?: "newer" | "gone";
}

const key = "access-in-account";
const looks = ["textSize", "theme", "contrast", "motion", "hand", "cards"];

/** What of this device is kept in an account: how it is pressed, and how it looks. */
const setupOfDevice = () => ({
	access: accessProfile(),
	device: Object.fromEntries(Object.entries(settingsOfDevice()).filter(([name]) => looks.includes(name))),
});

/** The mark of this device; undefined where this person did not ask for it here. */
export function markOf(person: string): Mark | undefined {
	try {
		const mark = JSON.parse(localStorage.getItem(key) ?? "null") as Mark | null;
		return mark?.person === person ? mark : undefined;
	} catch {
		return undefined;
	}
}

function keep(mark: Mark | undefined): void {
	if (mark) localStorage.setItem(key, JSON.stringify(mark));
	else localStorage.removeItem(key);
}

/**
 * Puts what is here into the account, in the place of what is there, and from now on what changes here.
 * @throws {ApiError} it could not
 */
export async function keepInAccount(api: Client, person: string) {
	const setup = setupOfDevice();
	const stands = await api.keepAccess({ body: { setup, ago: 0, begins: true } });
	keep({ person, sent: JSON.stringify(setup) });
	return stands;
}

/**
 * Takes it out of the account. What is on a device stays there.
 * @throws {ApiError} it could not
 */
export async function forgetInAccount(api: Client) {
	const stands = await api.keepAccess({ body: { setup: null, ago: 0 } });
	keep(undefined);
	return stands;
}

/** Sends what has changed here since, if somebody asked for that. Without a network it is sent at the next occasion, with its age. */
export async function sendChanges(api: Client, person: string): Promise<void> {
	const mark = markOf(person);
	const setup = setupOfDevice();
	const now = JSON.stringify(setup);
	if (!mark || mark.sent === now) return;
	const since = mark.since ?? Date.now();
	keep({ ...mark, since });
	try {
		const { taken, setup: stands } = await api.keepAccess({ body: { setup, ago: Math.max(0, Date.now() - since) } });
		if (taken) keep({ person, sent: now });
		// What is here stays here. It is not sent again: the person looks at both, and says which.
		else keep({ person, sent: now, told: stands ? "newer" : "gone" });
	} catch {
		// It waits for the next occasion.
	}
}
