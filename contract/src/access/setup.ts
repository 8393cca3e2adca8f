import { z } from "zod";
import { AccessProfile } from "./profile.ts";

/** How the pages look on a device, as far as it affects access; the values of the device's own settings. */
const AccessLooks = z
	.strictObject({
		textSize: z.enum(["standard", "large", "largest"]),
		theme: z.enum(["system", "light", "dark"]),
		contrast: z.enum(["system", "more"]),
		motion: z.enum(["system", "less"]),
		hand: z.enum(["right", "left"]),
		cards: z.enum(["words", "pictures"]),
	})
	.partial();

/**
 * The part of a person's device settings that is stored in their account, if they want that: two parts of a Bring it
 * along file.
 */
export interface AccessSetup {
	access: AccessProfile;
	device: z.infer<typeof AccessLooks>;
}

/**
 * Reads a setup strictly: invalid or unknown values are refused, where a device's profile would use the default.
 * @returns the setup, with defaults for missing values; or a message for each invalid path
 */
export function readAccessSetup(
	raw: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): { setup: AccessSetup; amiss?: never } | { setup?: never; amiss: Record<string, string> } {
	const { access: given = {}, device: looks = {}, ...unknown } = raw;
	const access = AccessProfile.parse(given);
	const device = AccessLooks.safeParse(looks);
	const paths = [
		...Object.keys(unknown),
		...(device.success ? [] : device.error.issues.map(({ path }) => ["device", ...path].join("."))),
		...Object.entries(given).flatMap(([way, settings]) => amissIn(way, settings, access)),
	];
	if (paths.length === 0 && device.success) return { setup: { access, device: device.data } };
	return { amiss: Object.fromEntries(paths.map((path) => [path, "This cannot be kept."])) };
}

/** The paths whose values the profile changed: they are out of bounds or unknown. */
function amissIn(way: string, settings: unknown, access: AccessProfile): string[] {
	const read = new Map<string, Record<string, unknown>>(Object.entries(access)).get(way);
	if (!read || typeof settings !== "object" || settings === null) return [`access.${way}`];
	return Object.entries(settings)
		.filter(([name, value]) => JSON.stringify(read[name]) !== JSON.stringify(value))
		.map(([name]) => `access.${way}.${name}`);
}
