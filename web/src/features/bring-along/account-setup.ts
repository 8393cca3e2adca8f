import { hashKey } from "@tanstack/react-query";
import { accessProfile } from "../../access/profile.ts";
import type { Client } from "../../api/client.ts";
import { type Identity, whoIsSignedIn } from "../../identity/identity.ts";
import { inTime } from "../../in-time.ts";
import { settingsOfDevice } from "./device-settings.ts";

/** Marks that this person asked to send changes from this device. Each person on the device has a mark. */
interface Mark {
	/** Their pending change: the setup not yet sent to the account, and since when, in milliseconds since 1970. */
	waits?: { setup: ReturnType<typeof setupOfDevice>; since: number };
	/** The result of the last attempt, if the person has to know it. */
	told?: "newer" | "gone";
}

const keyOf = (person: string) => `access-in-account-${person}`;
const looks = ["textSize", "theme", "contrast", "motion", "hand", "cards"];

/** What an account stores of this device: its ways to press and its looks. */
const setupOfDevice = () => ({
	access: accessProfile(),
	device: Object.fromEntries(Object.entries(settingsOfDevice()).filter(([name]) => looks.includes(name))),
});

/** The stored part of this device as text: a different text is a change. */
export const textOfDevice = () => JSON.stringify(setupOfDevice());

/** The mark of this person; undefined if they did not ask for it on this device. */
export function markOf(person: string): Mark | undefined {
	try {
		return (JSON.parse(localStorage.getItem(keyOf(person)) ?? "null") as Mark | null) ?? undefined;
	} catch {
		return undefined;
	}
}

const keep = (person: string, mark: Mark) => localStorage.setItem(keyOf(person), JSON.stringify(mark));

/**
 * Replaces the setup in the account by this device's, and from now on sends its changes.
 * @throws {ApiError} if the server refuses
 */
export async function keepInAccount(api: Client, person: string) {
	const stands = await api.keepAccess({ body: { setup: setupOfDevice(), ago: 0, begins: true } });
	keep(person, {});
	return stands;
}

/**
 * Deletes the setup from this person's account. Devices keep their settings.
 * @throws {ApiError} if the server refuses
 */
export async function forgetInAccount(api: Client, person: string) {
	const stands = await api.keepAccess({ body: { setup: null, ago: 0 } });
	localStorage.removeItem(keyOf(person));
	return stands;
}

/** Records that this person has just changed the setup of this device, replacing a pending change. Sends nothing yet. */
export function noteChange(person: string): void {
	const mark = markOf(person);
	if (mark) keep(person, { ...mark, waits: { setup: setupOfDevice(), since: Date.now() } });
}

/** The signed-in person's identity and account. */
interface Account {
	api: Client;
	identity: Identity;
}

/** Milliseconds for one call. A call that hangs is retried later, and those queued behind it go on. */
const deadline = 10_000;

let underWay = Promise.resolve();
/** The queued send that has not begun. It will send whatever is recorded by then, so one is enough. */
let next: { person: string; sent: Promise<void> } | undefined;

/**
 * Sends this person's pending change with its age; changes by another person on this device are not sent. One send at a time.
 * Without a network, or without an answer within 10 s, the change stays pending.
 */
export function sendWaiting(account: Account, person: string): Promise<void> {
	if (next?.person === person) return next.sent;
	const begun = underWay.then(() => {
		if (next?.sent === sent) next = undefined;
	});
	const sent = begun.then(() => send(account, person));
	next = { person, sent };
	underWay = sent;
	return sent;
}

async function send({ api, identity }: Account, person: string): Promise<void> {
	const begun = localStorage.getItem(keyOf(person));
	const waits = markOf(person)?.waits;
	if (!waits) return;
	try {
		const { taken, setup: stands } = await inTime(async (signal) => {
			// The call would go to the account of the person who is signed in by now.
			if ((await whoIsSignedIn(identity))?.id !== person)
				throw new DOMException("Somebody else is here.", "AbortError");
			const ago = Math.max(0, Date.now() - waits.since);
			return api.keepAccess({ body: { setup: waits.setup, ago }, signal });
		}, deadline);
		// The mark was removed, renewed or changed meanwhile: this answer no longer applies.
		if (localStorage.getItem(keyOf(person)) !== begun) return;
		// If the server kept its own setup, this device keeps its setup too. It is not sent again: the person compares both and
		// chooses. If both are equal, an earlier call succeeded but its answer was lost.
		const isIn = taken || hashKey([stands]) === hashKey([waits.setup]);
		keep(person, isIn ? {} : { told: stands ? "newer" : "gone" });
	} catch {
		// It stays pending.
	}
}
