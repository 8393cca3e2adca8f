import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import type { Listening, SpeechToText } from "../../seams/speech-to-text.ts";
import type { SeamName, Span, Tracing } from "../../seams/tracing.ts";

const spanOf = (seam: SeamName, method: string, adapter: string | undefined) => ({
	name: `${seam}.${method}`,
	attributes: { "sayso.seam": seam, ...(adapter && { "sayso.adapter": adapter }) },
});

/** An adapter with some of its members replaced. */
function but<Seam extends object>(adapter: Seam, members: Partial<Seam>): Seam {
	return new Proxy(adapter, {
		get(target, name) {
			const member = Reflect.get(members, name) ?? Reflect.get(target, name, target);
			return typeof member === "function" ? member.bind(target) : member;
		},
	});
}

type Methods<Seam> = {
	[M in keyof Seam]: Seam[M] extends (...given: never[]) => Promise<unknown> ? M : never;
}[keyof Seam];

/** An adapter whose calls are recorded as spans, without their arguments and results. */
export function tracedSeam<Seam extends object>(
	tracing: Tracing,
	seam: SeamName,
	adapter: Seam,
	methods: readonly (Methods<Seam> & string)[],
): Seam {
	if (!tracing.isOn) return adapter;
	const named = Reflect.get(adapter, "name");
	const name = typeof named === "string" ? named : undefined;
	const traced = methods.map((method) => [
		method,
		(...given: unknown[]) =>
			tracing.within(spanOf(seam, method, name), () =>
				Reflect.apply(adapter[method] as (...given: unknown[]) => Promise<unknown>, adapter, given),
			),
	]);
	return but(adapter, Object.fromEntries(traced));
}

/** The span lasts from the request for replies to the last card. */
export const tracedReplies = (tracing: Tracing, replies: ReplyGeneration): ReplyGeneration =>
	tracing.isOn
		? but(replies, {
				stream: (...given) =>
					tracing.each(spanOf("reply_generation", "stream", replies.name), () => replies.stream(...given)),
			})
		: replies;

/** The span lasts as long as the listening. */
export const tracedListening = (tracing: Tracing, speechToText: SpeechToText): SpeechToText =>
	tracing.isOn
		? but(speechToText, {
				async open(request) {
					const parent = request.traceparent;
					const span = tracing.begin({ ...spanOf("speech_to_text", "listen", speechToText.name), parent });
					const { traceparent } = span;
					request.signal.addEventListener("abort", () => span.end(), { once: true });
					try {
						return heardWithin(span, await span.run(() => speechToText.open({ ...request, traceparent })));
					} catch (error) {
						span.end(error);
						throw error;
					}
				},
			})
		: speechToText;

function heardWithin(span: Span, listening: Listening): Listening {
	return but(listening, {
		abort() {
			listening.abort();
			span.end();
		},
		async *[Symbol.asyncIterator]() {
			try {
				yield* listening;
			} catch (error) {
				span.end(error);
				throw error;
			} finally {
				span.end();
			}
		},
	});
}
