import { AccessProfile, type Switch } from "@sayso/contract/access/profile.ts";
import { useSyncExternalStore } from "react";
import { accessKey } from "./access-key.ts";
import { onAccessChange } from "./glance.ts";

export { AccessProfile, type Switch };

let read: { stored: string | null; profile: AccessProfile } | undefined;

function parsed(stored: string | null): AccessProfile {
	try {
		return AccessProfile.parse(JSON.parse(stored ?? "{}"));
	} catch {
		return AccessProfile.parse({});
	}
}

/** The profile of this device. It is asked for everywhere and read anew only when it was changed. */
export function accessProfile(): AccessProfile {
	const stored = localStorage.getItem(accessKey);
	if (read?.stored !== stored || !read) read = { stored, profile: parsed(stored) };
	return read.profile;
}

/** Changes parts of it: those given, of the ways given. */
export function changeAccess(change: { [Way in keyof AccessProfile]?: Partial<AccessProfile[Way]> }): void {
	const now = accessProfile();
	const ways = Object.keys(now) as (keyof AccessProfile)[];
	replaceAccess(Object.fromEntries(ways.map((way) => [way, { ...now[way], ...change[way] }])) as AccessProfile);
}

/** Puts another profile in the place of the one of this device. */
export function replaceAccess(profile: AccessProfile): void {
	localStorage.setItem(accessKey, JSON.stringify(AccessProfile.parse(profile)));
	window.dispatchEvent(new Event(accessKey));
}

export const useAccessProfile = (): AccessProfile => useSyncExternalStore(onAccessChange, accessProfile);
