import type { Answer } from "@sayso/contract/entities/answer.ts";
import { useState } from "react";
import { exampleReplies, partnerSays } from "./example-conversation.ts";

export const counts = [2, 4, 6] as const;
export type Count = (typeof counts)[number];

interface Said {
	text: string;
	/** False if the browser has no voice. */
	aloud: boolean;
}

/** A conversation of one turn: the example until a question is typed, then the engine in the browser. */
export function useDemo() {
	const [count, setCount] = useState<Count>(4);
	const [replies, setReplies] = useState<readonly Answer[]>(exampleReplies);
	const [asked, setAsked] = useState(partnerSays);
	const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
	const [said, setSaid] = useState<Said>();
	const isExample = replies === exampleReplies;

	async function show(what: string, many: Count): Promise<void> {
		setState("loading");
		setSaid(undefined);
		try {
			const { repliesTo } = await import("./demo-replies.ts");
			setReplies(await repliesTo(what, many));
			setAsked(what);
			setState("ready");
		} catch {
			setState("failed");
		}
	}

	return {
		...{ count, state, said },
		replies: isExample ? replies.slice(0, count) : replies,
		/** Requests replies to a text; an empty text has no replies. */
		async ask(text: string) {
			if (text.trim()) await show(text.trim(), count);
		},
		choose(many: Count) {
			setCount(many);
			if (!isExample) void show(asked, many);
		},
		async pick(reply: string) {
			setSaid({ text: reply, aloud: true });
			// Load it in the press: many visitors do not need it.
			const aloud = await import("./say-aloud.ts").then(
				({ sayAloud }) => sayAloud(reply),
				() => false,
			);
			if (!aloud) setSaid((last) => (last?.text === reply ? { text: reply, aloud: false } : last));
		},
	};
}
