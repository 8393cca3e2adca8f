import { type Identity, whoIsSignedIn } from "../identity/identity.ts";
import { keptInMemory } from "./in-memory.ts";
import type { Kept } from "./kept.ts";

/** What the screens use: the browser's storage of whoever is signed in. */
export interface KeptByPerson {
	/** Opened once a person; a visitor has the page's memory. */
	open(): Promise<Kept>;
	/** Forgets everybody's: at sign-out. */
	wipe(): Promise<void>;
}

export function keptByPerson(identity: Identity): KeptByPerson {
	let opened: { personId: string; kept: Promise<Kept> } | undefined;
	// What was open is wiped when they sign out, in this window or another: they open it anew.
	identity.onChange((person) => {
		if (opened?.personId !== person?.id) opened = undefined;
	});
	return {
		async open() {
			const person = await whoIsSignedIn(identity);
			if (!person) return keptInMemory();
			if (opened?.personId !== person.id) {
				const kept = import("./in-browser.ts").then(({ openKept }) => openKept(person.id));
				opened = { personId: person.id, kept };
			}
			return opened.kept;
		},
		async wipe() {
			opened = undefined;
			await (await import("./in-browser.ts")).wipeKept();
		},
	};
}
