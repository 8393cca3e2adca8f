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

/** The profile of this device, cached until it changes. */
export function accessProfile(): AccessProfile {
	const stored = localStorage.getItem(accessKey);
	if (read?.stored !== stored || !read) read = { stored, profile: parsed(stored) };
	return read.profile;
}

/** Changes the given settings of the given ways. */
export function changeAccess(change: { [Way in keyof AccessProfile]?: Partial<AccessProfile[Way]> }): void {
	const now = accessProfile();
	const ways = Object.keys(now) as (keyof AccessProfile)[];
	replaceAccess(Object.fromEntries(ways.map((way) => [way, { ...now[way], ...change[way] }])) as AccessProfile);
}

/** Replaces the profile of this device. */
export function replaceAccess(profile: AccessProfile): void {
	localStorage.setItem(accessKey, JSON.stringify(AccessProfile.parse(profile)));
	window.dispatchEvent(new Event(accessKey));
}

export const useAccessProfile = (): AccessProfile => useSyncExternalStore(onAccessChange, accessProfile);
