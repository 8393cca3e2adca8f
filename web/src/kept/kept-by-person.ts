import { type Identity, whoIsSignedIn } from "../identity/identity.ts";
import { keptInMemory } from "./in-memory.ts";
import type { Kept } from "./kept.ts";

/** The storage of the signed-in person, for the screens. */
export interface KeptByPerson {
	/** Opened once per person; a visitor gets memory. */
	open(): Promise<Kept>;
	/** Deletes everyone's data: at sign-out. */
	wipe(): Promise<void>;
}

export function keptByPerson(identity: Identity): KeptByPerson {
	let opened: { personId: string; kept: Promise<Kept> } | undefined;
	// The storage is deleted at sign-out, in this window or another: open it again for the next person.
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
