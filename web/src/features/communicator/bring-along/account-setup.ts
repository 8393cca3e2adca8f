import { hashKey } from "@tanstack/react-query";
import { accessProfile } from "../../../access/profile.ts";
import type { Client } from "../../../api/client.ts";
import { type Identity, whoIsSignedIn } from "../../../identity/identity.ts";
import { settingsOfDevice } from "./device-settings.ts";

/** That changes are sent from this device, as somebody asked for it here. Each person on it has their own. */
interface Mark {
	/** What they changed here that the account was not told yet, and since when it is so, in milliseconds since 1970. */
	waits?: { setup: ReturnType<typeof setupOfDevice>; since: number };
	/** How it went the last time, where the person has to know. */
	told?: "newer" | "gone";
}

const keyOf = (person: string) => `access-in-account-${person}`;
const looks = ["textSize", "theme", "contrast", "motion", "hand", "cards"];

/** What of this device is kept in an account: how it is pressed, and how it looks. */
const setupOfDevice = () => ({
	access: accessProfile(),
	device: Object.fromEntries(Object.entries(settingsOfDevice()).filter(([name]) => looks.includes(name))),
});

/** What is kept of this device, as text: another text is a change. */
export const textOfDevice = () => JSON.stringify(setupOfDevice());

/** The mark of this person; undefined where they did not ask for it here. */
export function markOf(person: string): Mark | undefined {
	try {
		return (JSON.parse(localStorage.getItem(keyOf(person)) ?? "null") as Mark | null) ?? undefined;
	} catch {
		return undefined;
	}
}

const keep = (person: string, mark: Mark) => localStorage.setItem(keyOf(person), JSON.stringify(mark));

/**
 * Puts what is here into the account, in the place of what is there, and from now on what changes here.
 * @throws {ApiError} it could not
 */
export async function keepInAccount(api: Client, person: string) {
	const stands = await api.keepAccess({ body: { setup: setupOfDevice(), ago: 0, begins: true } });
	keep(person, {});
	return stands;
}

/**
 * Takes it out of this person's account. What is on a device stays there.
 * @throws {ApiError} it could not
 */
export async function forgetInAccount(api: Client, person: string) {
	const stands = await api.keepAccess({ body: { setup: null, ago: 0 } });
	localStorage.removeItem(keyOf(person));
	return stands;
}

/** Notes that this person changed what is here just now; what waited is old with that. Says nothing to the account yet. */
export function noteChange(person: string): void {
	const mark = markOf(person);
	if (mark) keep(person, { ...mark, waits: { setup: setupOfDevice(), since: Date.now() } });
}

/** Who is signed in, and the account that is theirs. */
interface Account {
	api: Client;
	identity: Identity;
}

/** Milliseconds for one call. One that hangs waits for the next occasion, and those behind it go on. */
const deadline = 10_000;

let underWay = Promise.resolve();
/** What has not begun yet: it sends whatever is noted by then, so nothing more has to stand behind it. */
let next: { person: string; sent: Promise<void> } | undefined;

/**
 * Sends what this person changed here and the account was not told, with its age; what somebody else changed here is not theirs.
 * One at a time. Without a network, or where no answer comes within 10 s, it waits for the next occasion.
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
			// A call goes to the account of whoever is signed in by now.
			if ((await whoIsSignedIn(identity))?.id !== person)
				throw new DOMException("Somebody else is here.", "AbortError");
			const ago = Math.max(0, Date.now() - waits.since);
			return api.keepAccess({ body: { setup: waits.setup, ago }, signal });
		});
		// Taken out, kept anew or changed meanwhile: this answer says nothing of what is marked now.
		if (localStorage.getItem(keyOf(person)) !== begun) return;
		// Where it was not, what is here stays here. It is not sent again: the person looks at both, and says which.
		// Where that is the same, it was taken by a call whose answer was lost.
		const isIn = taken || hashKey([stands]) === hashKey([waits.setup]);
		keep(person, isIn ? {} : { told: stands ? "newer" : "gone" });
	} catch {
		// It waits for the next occasion.
	}
}

/** @throws {DOMException} after the deadline, whatever `call` still waits for: the network, or the token before it */
async function inTime<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
	const ending = new AbortController();
	const { promise: late, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => {
		const error = new DOMException("No answer came.", "TimeoutError");
		ending.abort(error);
		reject(error);
	}, deadline);
	try {
		return await Promise.race([call(ending.signal), late]);
	} finally {
		clearTimeout(timer);
	}
}
