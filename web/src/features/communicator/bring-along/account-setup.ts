import { accessProfile } from "../../../access/profile.ts";
import type { Client } from "../../../api/client.ts";
import { settingsOfDevice } from "./device-settings.ts";

/** That changes are sent from this device, as somebody asked for it here; of another person it says nothing. */
interface Mark {
	person: string;
	/** What they changed here that the account was not told yet, and since when it is so, in milliseconds since 1970. */
	waits?: { setup: ReturnType<typeof setupOfDevice>; since: number };
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

/** What is kept of this device, as text: another text is a change. */
export const textOfDevice = () => JSON.stringify(setupOfDevice());

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
	const stands = await api.keepAccess({ body: { setup: setupOfDevice(), ago: 0, begins: true } });
	keep({ person });
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

/** Notes that this person changed what is here just now; what waited is old with that. Says nothing to the account yet. */
export function noteChange(person: string): void {
	const mark = markOf(person);
	if (mark) keep({ ...mark, waits: { setup: setupOfDevice(), since: Date.now() } });
}

let underWay = Promise.resolve();

/**
 * Sends what this person changed here and the account was not told, with its age; what somebody else changed here is not theirs.
 * One at a time. Without a network it waits for the next occasion.
 */
export function sendWaiting(api: Client, person: string): Promise<void> {
	underWay = underWay.then(() => send(api, person));
	return underWay;
}

async function send(api: Client, person: string): Promise<void> {
	const begun = localStorage.getItem(key);
	const waits = markOf(person)?.waits;
	if (!waits) return;
	const ago = Math.max(0, Date.now() - waits.since);
	try {
		const { taken, setup: stands } = await api.keepAccess({ body: { setup: waits.setup, ago } });
		// Taken out, kept anew or changed meanwhile: this answer says nothing of what is marked now.
		if (localStorage.getItem(key) !== begun) return;
		if (taken) keep({ person });
		// What is here stays here. It is not sent again: the person looks at both, and says which.
		else keep({ person, told: stands ? "newer" : "gone" });
	} catch {
		// It waits for the next occasion.
	}
}
