import { limits } from "@sayso/contract/limits.ts";
import type { RawData, WebSocket } from "ws";
import type { Listening } from "../../../seams/speech-to-text.ts";
import { asJson, ends, finish, type HeardThere, Start } from "./wire.ts";

/** Messages that may wait while a recogniser is opened: a minute of frames. */
const mostEarly = 3_000;

export interface CallerOptions {
	/** A listening that is open already, for a caller that sends no expected words first. */
	opened: Listening | undefined;
	/** @throws if no recogniser can listen */
	open(start: Start): Promise<Listening>;
	report(error: unknown): void;
}

/** Serves a caller in another process until it ends. What was heard is in no log. */
export async function hearCaller(caller: WebSocket, { opened, open, report }: CallerOptions): Promise<void> {
	let listening = opened;
	let hasStarted = opened !== undefined;
	const early: [RawData, boolean][] = [];
	const start = Promise.withResolvers<Start | undefined>();
	const take = (data: RawData, isBinary: boolean) => {
		if (isBinary) listening?.push(data as Buffer);
		else if (String(data) === finish) listening?.finish();
	};
	caller.on("message", (data, isBinary) => {
		if (!hasStarted) {
			hasStarted = true;
			start.resolve(isBinary ? undefined : Start.safeParse(asJson(String(data))).data);
		} else if (listening) take(data, isBinary);
		else if (early.push([data, isBinary]) > mostEarly) caller.close(ends.lost);
	});
	caller.on("error", () => {});
	caller.on("close", () => {
		start.resolve(undefined);
		listening?.abort();
	});
	const late = setTimeout(() => start.resolve(undefined), limits.audio.startSeconds * 1000);
	try {
		if (!listening) {
			const request = await start.promise;
			if (!request) return caller.close(ends.wrong);
			listening = await open(request);
			for (const [data, isBinary] of early.splice(0)) take(data, isBinary);
		}
		if (caller.readyState > caller.OPEN) listening.abort();
		for await (const heard of listening)
			caller.send(
				JSON.stringify({ ...heard, ...(listening.label && { label: listening.label }) } satisfies HeardThere),
			);
		caller.close(ends.over);
	} catch (error) {
		report(error);
		caller.close(listening ? ends.lost : ends.notOpened);
	} finally {
		clearTimeout(late);
	}
}
