import { commands } from "../conversation/commands.ts";
import type { PersonEvent } from "../conversation/events.ts";
import type { IconName } from "../ui/icon.tsx";
import type { InstantWord } from "./instant-layer.ts";

/** The event for pressing one of the instant words. */
export function eventOf({ act, text }: Pick<InstantWord, "act" | "text">): PersonEvent {
	if (act === "say") return { type: "sayPhrase", text };
	return { again: commands.sayAgain, louder: commands.sayLouder, attention: commands.callAttention }[act].event;
}

/** The icons of the instant words that speak no text. */
export const iconOf: Record<Exclude<InstantWord["act"], "say">, IconName> = {
	again: "restart",
	louder: "speaker",
	attention: "bell",
};
