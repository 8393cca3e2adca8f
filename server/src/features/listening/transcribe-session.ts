import { limits } from "@sayso/contract/limits.ts";
import { trialPlanId } from "@sayso/contract/plans.ts";
import { type Closing, closings, type ListeningMessage } from "@sayso/contract/v1/ws.ts";
import type { Context } from "../../context.ts";
import type { Stream } from "../../seams/listeners.ts";
import { SeamError } from "../../seams/seam-error.ts";
import type { Listening } from "../../seams/speech-to-text.ts";
import { steadyTime } from "../../steady-time.ts";
import type { Person } from "../../store/people.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";
import { maySpeculate } from "../replies/may-speculate.ts";
import { Speculation } from "../replies/speculation.ts";
import { TurnPreparation } from "../replies/turn-preparation.ts";
import { expectedWords } from "./expected-words.ts";
import { SoundAllowance } from "./sound-allowance.ts";

/** The client's end of a stream: a socket, or a test. */
export interface ListeningChannel {
	send(message: ListeningMessage): void;
	/** Sends the reason and closes. Nothing is sent afterwards. */
	close(closing: Closing): void;
}

const { sampleRate, burstSeconds } = limits.audio;
/** Seconds that a recogniser may take for its final text; the browser waits for fewer. */
const lastWordsSeconds = 30;
/** The minimum time in milliseconds between two keep-alives. */
const aliveMilliseconds = 1_000;
/** Milliseconds that a browser has to send stop when it is asked to. */
const handOverMilliseconds = 1_000;

/** One person's stream from its `start` message to its end. Every end goes through `end`, once. */
export class TranscribeSession {
	readonly #context: Context;
	readonly #channel: ListeningChannel;
	readonly #over = new AbortController();
	readonly #allowance: SoundAllowance;
	/** Milliseconds. */
	readonly #now: () => number;
	/** Frames that arrive while the recogniser is being opened. */
	#early: Uint8Array[] = [];
	#stream: Stream | undefined;
	#listening: Listening | undefined;
	/** Starts replies before they are requested, if the plan allows that. */
	#speculation: Speculation | undefined;
	#preparation: TurnPreparation | undefined;
	/** The partial text that was sent, and its sample position. */
	#partial: { text: string; until: number } | undefined;
	/**
	 * How the stream will end after the recogniser's final text, and since when it has been pending, in milliseconds.
	 */
	#ending: { closing: Closing; since: number } | undefined;
	/** When the last keep-alive was sent, in milliseconds; Infinity if the client did not ask for keep-alives. */
	#lastKeepAlive = Number.POSITIVE_INFINITY;
	/** True if another process is taking over. */
	#isHandedOver = false;

	constructor(context: Context, channel: ListeningChannel) {
		this.#context = context;
		this.#channel = channel;
		this.#allowance = new SoundAllowance(context.clock);
		this.#now = steadyTime(context.clock);
	}

	get isOver(): boolean {
		return this.#over.signal.aborted;
	}

	/**
	 * Opens the recogniser for a person and sends its text until the stream ends.
	 * @param sessionId the person's sign-in session
	 * @param wishes.isOffRecord do not prepare replies from the text
	 * @param wishes.sendKeepAlives send a keep-alive each second while audio arrives
	 */
	async run(
		person: Person,
		sessionId: string | undefined,
		{ isOffRecord, sendKeepAlives }: { isOffRecord: boolean; sendKeepAlives: boolean },
	): Promise<void> {
		const { speechToText, log } = this.#context;
		try {
			const [entitlement, expected] = await Promise.all([
				entitlementOf(this.#context, person.id),
				expectedWords(this.#context, person),
			]);
			const { plan } = entitlement;
			if (this.isOver) return;
			if (!(await this.#takePlace(person.id, sessionId, plan.id !== trialPlanId))) return this.end("busy");
			if (!(await speechToText.available())) return this.end("unavailable");
			const listening = await speechToText.open({ sampleRate, signal: this.#over.signal, ...expected });
			if (this.isOver) return listening.abort();
			this.#listening = listening;
			this.#allowance.open(plan.max_voice_input_time);
			let engine = listening.label ?? speechToText.label;
			const allowed = { max_seconds: plan.max_voice_input_time, burst_seconds: burstSeconds };
			const alive = sendKeepAlives && { tells_alive: true };
			const sendReady = () => this.#channel.send({ type: "ready", engine, ...allowed, ...alive });
			if (sendKeepAlives) this.#lastKeepAlive = this.#now();
			sendReady();
			if (!isOffRecord && maySpeculate(this.#context, entitlement))
				this.#speculation = new Speculation(this.#context, person);
			if (!isOffRecord) this.#preparation = new TurnPreparation(this.#context, person, entitlement);
			for (const frame of this.#early.splice(0)) listening.push(frame);
			if (this.#ending) listening.finish();
			for await (const heard of listening) {
				const { type, text, until } = heard;
				if (listening.label && listening.label !== engine) {
					engine = listening.label;
					sendReady();
				}
				this.#partial = type === "partial" && text ? { text, until } : undefined;
				this.#channel.send({ type, text, until });
				this.#preparation?.hear(heard);
				if (!this.#ending) this.#speculation?.hear(heard);
			}
			const { closing, since } = this.#ending ?? { closing: "failed" as const, since: undefined };
			if (since !== undefined) this.#context.metrics.lastWords((this.#now() - since) / 1000);
			this.end(closing);
		} catch (err) {
			log.warn({ err }, "listening failed");
			// A person who is already listening has a place, so another process can take over without a wait.
			const isBusy = !this.#listening && err instanceof SeamError && err.status === 503;
			this.end(isBusy ? "busy" : "failed");
		}
	}

	/** Accepts one frame of audio. A frame that no microphone could have sent ends the stream. */
	hear(frame: Uint8Array): void {
		if (this.isOver) return;
		this.#sendKeepAlive();
		if (this.#ending) return;
		const fault = this.#allowance.take(frame);
		if (fault === "time_limit") this.finish(fault);
		else if (fault) this.end(fault);
		else if (this.#listening) this.#listening.push(frame);
		else this.#early.push(frame);
	}

	#sendKeepAlive(): void {
		const now = this.#now();
		if (now - this.#lastKeepAlive < aliveMilliseconds) return;
		this.#lastKeepAlive = now;
		this.#channel.send({ type: "alive" });
	}

	/** Ends the audio: the remaining text is sent, then the stream ends. */
	finish(closing: Closing = this.#isHandedOver ? "restarting" : "done"): void {
		this.#ending ??= { closing, since: this.#now() };
		this.#speculation?.end();
		this.#listening?.finish();
	}

	/**
	 * Hands the stream over to another process. The browser is asked to send stop: audio up to then is transcribed
	 * here, and later audio is kept for the next process. If the browser does not answer, the stream is finished
	 * anyway.
	 */
	handOver(): void {
		if (this.isOver || this.#ending) return;
		if (this.#listening) {
			this.#isHandedOver = true;
			this.#channel.send({ type: "error", code: "restarting", detail: closings.restarting.detail });
			setTimeout(() => this.finish(), handOverMilliseconds).unref();
		} else this.end("restarting");
	}

	/** Ends the stream at once; text that was sent stays valid. */
	end(closing: Closing): void {
		if (this.isOver) return;
		if (this.#partial) this.#channel.send({ type: "final", ...this.#partial });
		this.#channel.close(closing);
		this.#context.metrics.listeningEnded(closing);
		this.#speculation?.end();
		this.#preparation?.end();
		this.#early = [];
		this.#over.abort();
		this.#listening?.abort();
		if (this.#stream) this.#context.listeners.leave(this.#stream);
	}

	#takePlace(personId: string, sessionId: string | undefined, isPaid: boolean): Promise<boolean> {
		this.#stream = {
			personId,
			sessionId,
			isPaid,
			silentSeconds: () => this.#allowance.silentSeconds(),
			check: () => this.#check(),
			finish: (closing) => this.finish(closing),
			end: (closing) => this.end(closing),
		};
		return this.#context.listeners.enter(this.#stream);
	}

	#check(): void {
		const due = this.#ending ? undefined : this.#allowance.due();
		if (due) this.finish(due);
		// Ends as lost whatever the first reason was: the browser still has the audio without text and may send it to
		// another recogniser.
		if (this.#ending && this.#now() - this.#ending.since > lastWordsSeconds * 1000) this.end("failed");
	}
}
