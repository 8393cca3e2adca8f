import type { IconName } from "../../../ui/icon.tsx";
import { commands } from "../conversation/commands.ts";
import type { PersonEvent } from "../conversation/events.ts";
import type { InstantWord } from "./instant-layer.ts";

/** What a press of one of the words that are always there gives. */
export function eventOf({ act, text }: Pick<InstantWord, "act" | "text">): PersonEvent {
	if (act === "say") return { type: "sayPhrase", text };
	return { again: commands.sayAgain, louder: commands.sayLouder, attention: commands.callAttention }[act].event;
}

/** What is drawn beside those that say no words of their own. */
export const iconOf: Record<Exclude<InstantWord["act"], "say">, IconName> = {
	again: "restart",
	louder: "speaker",
	attention: "bell",
};
