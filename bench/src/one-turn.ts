import { randomUUID } from "node:crypto";

const texts = ["do you want tea or coffee", "how are you feeling today", "shall we go to the park", "what time is it"];

/** The calls of one turn: the transcribed text, replies, the spoken text. */
export const callsOf = (turn: number) => {
	const text = `${texts[turn % texts.length]} ${turn}`;
	const meta = { tone: "neutral", emoji: "💬", keyword: "talk" };
	return [
		["/api/v1/conversation", { role: "user", text, id: randomUUID() }],
		["/api/v1/generate", { text }],
		["/api/v1/conversation", { role: "assistant", text, meta, id: randomUUID() }],
	] as const;
};

export const call = (
	{ url, headers }: { url: string; headers: Record<string, string> },
	path: string,
	body: object,
): Promise<Response> =>
	fetch(url + path, {
		method: "POST",
		headers: { ...headers, "content-type": "application/json" },
		body: JSON.stringify(body),
	});
