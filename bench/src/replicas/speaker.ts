import { setTimeout as wait } from "node:timers/promises";
import { type Closing, closings, type ListeningMessage } from "@sayso/contract/v1/ws.ts";
import { start, talk } from "@sayso/harness/people/listener.ts";
import WebSocket from "ws";

/** What a scripted recogniser says at the end of any sound. */
const scripted = "would you like a cup of tea";
const frame = { milliseconds: 20, atOnce: 10 };

export interface Heard {
	/** Sockets that were spoken into, and those of them whose last words came. */
	spoken: number;
	wordsCame: number;
	/** Endings after which the browser would not carry on by itself. */
	givenUp: number;
}

/** A browser that listens: speaks in real time, a few seconds a turn, and carries on at once where the server is to be another. */
export async function speak(url: string, token: string, over: AbortSignal): Promise<Heard> {
	const heard: Heard = { spoken: 0, wordsCame: 0, givenUp: 0 };
	while (!over.aborted) {
		const { hasSpoken, finals, code } = await oneListening(url, token, over);
		if (hasSpoken) heard.spoken += 1;
		if (hasSpoken && finals.includes(scripted)) heard.wordsCame += 1;
		const closing = Object.values(closings).find((one) => one.code === code);
		if (closing && !closing.again && code !== closings.done.code) heard.givenUp += 1;
		if (code !== closings.done.code) await wait(200);
	}
	return heard;
}

async function oneListening(url: string, token: string, over: AbortSignal) {
	const socket = new WebSocket(`${url.replace("http", "ws")}/api/v1/ws`);
	const messages: ListeningMessage[] = [];
	let isStopped = false;
	const stop = () => {
		if (!isStopped && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "stop" }));
		isStopped = true;
	};
	socket.on("message", (data) => {
		const message = JSON.parse(String(data)) as ListeningMessage;
		messages.push(message);
		if (message.type === "error" && message.code === ("restarting" satisfies Closing)) stop();
	});
	socket.on("error", () => {});
	socket.on("open", () => socket.send(JSON.stringify({ ...start, token })));
	// Not `once`: it would fail with the socket's error, and before anybody waits for it.
	const closed = new Promise<number>((resolve) => socket.on("close", resolve));
	let hasSpoken = false;
	for (let frames = 0; frames < 100 && !isStopped && socket.readyState <= WebSocket.OPEN; ) {
		await wait(frame.milliseconds * frame.atOnce);
		if (over.aborted) break;
		if (!messages.some(({ type }) => type === "ready") || isStopped) continue;
		for (let sent = 0; sent < frame.atOnce; sent++, frames++) socket.send(talk);
		hasSpoken = true;
	}
	stop();
	const code = await closed;
	const finals = messages.flatMap((message) => (message.type === "final" ? message.text : []));
	return { hasSpoken, finals, code };
}
