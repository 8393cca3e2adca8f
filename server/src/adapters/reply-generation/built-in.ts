import { builtIn } from "@sayso/replies";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";

/** The engine that ships with Sayso: authored replies, no network, no key. */
export const builtInReplies: ReplyGeneration = {
	name: "built-in",
	label: "Built-in replies",
	basic: true,
	leads: false,
	available: async () => true,
	stream: (request, { rows }, signal) => builtIn.stream(request, rows, signal),
};
