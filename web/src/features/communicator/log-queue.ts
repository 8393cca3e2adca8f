import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";

/** Milliseconds before each new try of an entry that was not taken. */
const waits = [1_000, 4_000, 15_000];

/**
 * Sends entries to the conversation log one after another, in the order given. One that is refused is tried again a
 * few times; then the rest goes on without it: the screen still has it.
 */
export function logQueue(send: (entry: ConversationEntry) => Promise<unknown>): (entry: ConversationEntry) => void {
	let last = Promise.resolve();

	async function sendPatiently(entry: ConversationEntry): Promise<void> {
		for (const wait of waits) {
			const sent = await send(entry).then(
				() => true,
				() => false,
			);
			if (sent) return;
			await new Promise((resolve) => setTimeout(resolve, wait));
		}
		await send(entry).catch(() => undefined);
	}

	return (entry) => {
		last = last.then(() => sendPatiently(entry));
	};
}
