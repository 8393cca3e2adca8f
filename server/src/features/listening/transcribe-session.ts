import { limits } from "@sayso/contract/limits.ts";
import type { Closing, ListeningMessage } from "@sayso/contract/v1/ws.ts";
import type { Context } from "../../context.ts";
import type { Listening } from "../../seams/speech-to-text.ts";
import type { Person } from "../../store/people.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";
import { maySpeculate } from "../replies/may-speculate.ts";
import { Speculation } from "../replies/speculation.ts";
import { SoundAllowance } from "./sound-allowance.ts";

/** The other end of a listening: a socket, or a test. */
export interface ListeningChannel {
	send(message: ListeningMessage): void;
	/** Says why, then ends it. Nothing is sent afterwards. */
	close(closing: Closing): void;
}

const { sampleRate, frameMilliseconds, idleSeconds } = limits.audio;
const frameBytes = limits.audio.frameSamples * 2;

/** One person's stream from its `start` to its closing. Every way it can end goes through `end`, once. */
export class TranscribeSession {
	readonly #context: Context;
	readonly #channel: ListeningChannel;
	readonly #over = new AbortController();
	/** Frames that come while the recogniser is being opened. */
	readonly #early: Uint8Array[] = [];
	#listening: Listening | undefined;
	readonly #allowance: SoundAllowance;
	/** Has replies begun ahead, for whom that is done. */
	#speculation: Speculation | undefined;
	#idle: NodeJS.Timeout | undefined;
	/** How the stream will end once the recogniser has said its last word. */
	#ending: Closing | undefined;

	constructor(context: Context, channel: ListeningChannel) {
		this.#context = context;
		this.#channel = channel;
		this.#allowance = new SoundAllowance(context.clock);
		this.#over.signal.addEventListener("abort", () => this.#listening?.abort());
	}

	/** Opens the recogniser for a person and sends on what it hears, until the stream ends. */
	async run(person: Person): Promise<void> {
		const { listeners, speechToText, log } = this.#context;
		const leave = listeners.enter(person.id, (closing) => this.end(closing));
		this.#watchIdle();
		try {
			const entitlement = await entitlementOf(this.#context, person.id);
			const { plan } = entitlement;
			if (maySpeculate(this.#context, entitlement)) this.#speculation = new Speculation(this.#context, person);
			this.#allowance.planSeconds = plan.max_voice_input_time;
			if (!(await speechToText.available())) return this.end("unavailable");
			const listening = await speechToText.open({ sampleRate, signal: this.#over.signal });
			if (this.#over.signal.aborted) return listening.abort();
			this.#listening = listening;
			this.#channel.send({ type: "ready", engine: speechToText.label, max_seconds: plan.max_voice_input_time });
			for (const frame of this.#early.splice(0)) listening.push(frame);
			if (this.#ending) listening.finish();
			for await (const heard of listening) {
				this.#channel.send(heard);
				if (!this.#ending) this.#speculation?.hear(heard);
			}
			this.end(this.#ending ?? "failed");
		} catch (err) {
			log.warn({ err }, "listening failed");
			this.end("failed");
		} finally {
			clearTimeout(this.#idle);
			leave();
		}
	}

	/** Takes one frame of sound; what no microphone could have sent ends the stream. */
	hear(frame: Uint8Array): void {
		if (this.#ending || this.#over.signal.aborted) return;
		this.#watchIdle();
		const fault = frame.byteLength === frameBytes ? this.#allowance.take(frameMilliseconds / 1000) : "bad_message";
		if (fault === "time_limit") this.finish(fault);
		else if (fault) this.end(fault);
		else if (this.#listening) this.#listening.push(frame);
		else this.#early.push(frame);
	}

	/** No more sound comes: what is still to be heard follows, then the stream ends. */
	finish(closing: Closing = "done"): void {
		this.#ending ??= closing;
		this.#speculation?.end();
		this.#listening?.finish();
	}

	/** Ends the stream at once. */
	end(closing: Closing): void {
		if (this.#over.signal.aborted) return;
		this.#channel.close(closing);
		this.#speculation?.end();
		this.#over.abort();
	}

	#watchIdle(): void {
		clearTimeout(this.#idle);
		this.#idle = setTimeout(() => this.end("idle"), idleSeconds * 1000);
	}
}
