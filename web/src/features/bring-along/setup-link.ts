import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { AccessProfile } from "../../access/profile.ts";
import { type Belongings, only, partsOfLink } from "./belongings.ts";
import { leavesOf } from "./leaves.ts";
import { type Read, readParts } from "./read-belongings.ts";

/** The version of the packing; the first character of a packed setup. */
const version = "1";
/** The most characters of a packed setup, and bytes of an unpacked one. */
const most = { packed: 3_000, unpacked: 16 * 1024 };

/** A compression dictionary of common parts, so that a link is short. It must never change: links of version 1 need it. */
const dictionary = strToU8(
	'{"switches":{"choose":["key:Space","key:Enter","touch","pointer:0","pad:0"],"move":[],"debounce":100,"acceptance":0,"ignoreSecond":0},' +
		'"dwell":{"on":true,"time":1000},"gamepad":{"on":true,"choose":0,"back":1,"deadZone":35},"touch":{"hold":0,"longest":0},' +
		'"keys":{"on":false,"changed":{}},"scan":{"on":true,"way":"automatic","step","two","pace":1500,"rounds":3,"cue":"tick","spoken"}' +
		'{"preferences":{"context":"casual","business","school","family","responseLength":"medium","short","long","complexity":"medium","easy","high",' +
		'"numberOfResponses":4,"showImages":false,"imageStyles":"emoji","both","previewFirst":false,"automaticEndOfTurn":false,"conversationMode":false},' +
		'"voice":"male-au","female-uk","boy-us","girl-",' +
		'"device":{"textSize":"standard","largest","theme":"system","light","dark","hand":"right","left","turned":"upright","upside-down",' +
		'"ownWords":"whole","sentences","starterPhrases":"shown","hidden"},"access":{',
);

/** The parts that are small, not secret, and contain no personal words. */
export function forLink({ preferences, device, ...rest }: Belongings): Belongings {
	const { aboutMe: _, ...how } = preferences ?? {};
	// Each person must agree to share sound with the browser's maker.
	const { listening: __, ...looks } = device ?? {};
	return only({ ...(preferences && { preferences: how }), ...(device && { device: looks }), ...rest }, partsOfLink);
}

/** Packs a setup for the fragment of an address, which is never sent to a server. */
export function packSetup(setup: Belongings): string {
	const { access, ...rest } = forLink(setup);
	const json = JSON.stringify({ ...rest, ...(access && { access: unusual(access) }) });
	const packed = deflateSync(strToU8(json), { level: 9, dictionary });
	const text = btoa(String.fromCharCode(...packed));
	return version + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Reads a packed setup from any source. */
export function unpackSetup(packed: string): Read {
	if (packed.length > most.packed || !packed.startsWith(version))
		return unusable("This link is not from Sayso, or it is from a newer version. Ask for a new link.");
	try {
		const bytes = Uint8Array.from(atob(packed.slice(1).replaceAll("-", "+").replaceAll("_", "/")), (each) =>
			each.charCodeAt(0),
		);
		// Longer data is cut off and is then not valid JSON.
		const json = strFromU8(inflateSync(bytes, { dictionary, out: new Uint8Array(most.unpacked) }));
		const { belongings, problems } = readParts(JSON.parse(json), partsOfLink);
		return { belongings: forLink(belongings), problems };
	} catch {
		return unusable("This link is broken. Part of it may be missing. Ask for it again.");
	}
}

/** The values of a profile that differ from the defaults; reading it adds the rest. */
function unusual(profile: AccessProfile): Record<string, unknown> {
	const usual = leavesOf(AccessProfile.parse({}));
	const mine = leavesOf(profile);
	return Object.fromEntries(
		Object.entries(profile).flatMap(([way, settings]) => {
			const changed = Object.entries(settings).filter(([name]) => isUnusual(`${way}.${name}`));
			return changed.length > 0 ? [[way, Object.fromEntries(changed)]] : [];
		}),
	);
	function isUnusual(path: string) {
		return [...mine].some(
			([each, value]) => (each === path || each.startsWith(`${path}.`)) && usual.get(each) !== value,
		);
	}
}

const unusable = (problem: string): Read => ({ belongings: {}, problems: [problem] });
