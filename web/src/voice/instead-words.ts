import type { HeardVoice } from "./speaker.ts";

/** The note shown where another voice spoke than the person chose. */
export const insteadWords: Readonly<Partial<Record<HeardVoice, string>>> = {
	instead: "Your own voice could not be reached. This is Sayso’s voice.",
	another: "The voice you chose on this device did not speak. Another one spoke.",
};
