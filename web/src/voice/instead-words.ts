import type { HeardVoice } from "./speaker.ts";

/** What is told where another voice of the person spoke than the one that was chosen. */
export const insteadWords: Readonly<Partial<Record<HeardVoice, string>>> = {
	instead: "Your own voice could not be reached. This is Sayso’s voice.",
	another: "The voice you chose on this device did not speak. Another one spoke.",
};
