import type { OwnVoice } from "@sayso/contract/entities/own-voice.ts";
import type { Context } from "../../context.ts";
import { keptVoiceOf, removeOwnVoice } from "../../store/own-voice.ts";
import { ownVoiceOf } from "./own-voice-of.ts";

/** Withdraws the consent: deletes the voice id and the cached audio of the voice. */
export async function forgetOwnVoice(context: Context, personId: string): Promise<OwnVoice> {
	const kept = await keptVoiceOf(context.db, personId);
	await removeOwnVoice(context.db, personId);
	if (kept) context.ownVoices?.forget(kept.voiceId);
	return ownVoiceOf(context, personId);
}
