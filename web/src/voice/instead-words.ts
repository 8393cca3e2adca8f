import type { HeardVoice } from "./speaker.ts";

/** The note shown if a voice spoke that the person did not choose. */
export const insteadWords: Readonly<Partial<Record<HeardVoice, string>>> = {
	instead: "Your own voice could not be reached. This is Sayso’s voice.",
	another: "The voice you chose on this device did not speak. Another one spoke.",
};
