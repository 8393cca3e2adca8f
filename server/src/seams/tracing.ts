/** The only attributes that a span may have. They contain no words, no ids of people and no addresses. */
export interface SpanAttributes {
	"http.request.method"?: string;
	/** The template of a path. */
	"http.route"?: string;
	"http.response.status_code"?: number;
	"sayso.feature"?: string;
	"sayso.job"?: string;
	"sayso.seam"?: SeamName;
	/** The name in the configuration. */
	"sayso.adapter"?: string;
	"db.system.name"?: "postgresql";
	"db.operation.name"?: string;
	"db.collection.name"?: string;
	"error.type"?: string;
}

/** The seams whose calls are spans. */
export type SeamName =
	| "speech_to_text"
	| "reply_generation"
	| "reply_planning"
	| "text_to_speech"
	| "own_voices"
	| "mail"
	| "payments"
	| "database";

export interface SpanOf {
	/** What is done, from a fixed list: a route template, a feature, or a seam and its method. */
	name: string;
	attributes: SpanAttributes;
	/** Starts a new trace, even if another one is active. */
	isRoot?: boolean;
	/** The `traceparent` of the parent span in another process of Sayso's. A `traceparent` from outside is ignored. */
	parent?: string | undefined;
}

/** A span in progress. */
export interface Span {
	/** The span's id in W3C format, for a child span in another process of Sayso's. Undefined if tracing is off. */
	readonly traceparent: string | undefined;
	/** Spans that start during `work` are children of this span. */
	run<T>(work: () => T): T;
	set(attributes: SpanAttributes): void;
	/** Ends the span. A repeated call is no error. @param error the failure: its kind is recorded, never its message */
	end(error?: unknown): void;
}

/**
 * Records how a call passed through request, feature and seam, and how long each step took; never whose it was nor any
 * words.
 */
export interface Tracing {
	/** False if tracing is off, so that callers can skip preparing data. */
	readonly isOn: boolean;
	begin(span: SpanOf): Span;
	/** Runs the work as a child span of the active span. */
	within<T>(span: SpanOf, work: () => Promise<T>): Promise<T>;
	/** The same for a stream: the span ends when the stream ends. */
	each<T, R>(span: SpanOf, work: () => AsyncIterable<T, R>): AsyncGenerator<T, R>;
	/** The id of the active trace, 32 hexadecimal digits. */
	readonly traceId: string | undefined;
	/** Sends the spans that are still pending and closes. */
	close(): Promise<void>;
}
