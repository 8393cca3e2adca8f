import { limits } from "@sayso/contract/limits.ts";
import type { Services } from "../api/services.tsx";
import type { SpokenVoice } from "./kept-speech.ts";
import { openSoundStore } from "./sound-store.ts";

/**
 * Deletes the sounds in a banked voice from this browser, and so its id.
 * @param stays the id of the banked voice to keep, if there is one
 * @throws {Error} if the store of this browser cannot be changed
 */
export async function forgetOwnSounds({ kept }: Pick<Services, "kept">, stays?: string): Promise<void> {
	const shelves = await kept.open();
	const store = await openSoundStore(shelves, limits.keptSoundBytes);
	const hasGone = (id: unknown) => id !== undefined && id !== stays;
	await store.drop((key) => hasGone((JSON.parse(key) as { own_voice?: string }).own_voice));
	const last = await shelves.get<SpokenVoice | null>("sounds", "voice");
	if (!last || !hasGone(last.own)) return;
	const { own: _, ...voice } = last;
	await shelves.put("sounds", "voice", voice);
}
