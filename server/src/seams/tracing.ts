/** Everything a span may say of itself. No words, no ids of people, no addresses: what it may hold is known beforehand. */
export interface SpanAttributes {
	"http.request.method"?: string;
	/** The template of an address. */
	"http.route"?: string;
	"http.response.status_code"?: number;
	"sayso.feature"?: string;
	"sayso.job"?: string;
	"sayso.seam"?: SeamName;
	/** As the configuration names it. */
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
	/** What is done, of a fixed list: a template, a feature, a seam and its method. */
	name: string;
	attributes: SpanAttributes;
	/** Begins a trace of its own, whatever is under way. */
	isRoot?: boolean;
	/** The `traceparent` of what it is beneath in another process of Sayso's. What strangers send is none. */
	parent?: string | undefined;
}

/** A span that is under way. */
export interface Span {
	/** As W3C has it: what another process of Sayso's begins with it is beneath it. Undefined where nothing is told. */
	readonly traceparent: string | undefined;
	/** What is begun in it is beneath it. */
	run<T>(work: () => T): T;
	set(attributes: SpanAttributes): void;
	/** Once more is no error. @param error what it failed with: its kind is told, never its message */
	end(error?: unknown): void;
}

/** Tells how a call went through request, feature and seam, and how long each took; never whose it was nor which words. */
export interface Tracing {
	/** Where it is false nothing is told, and nobody need take the trouble. */
	readonly isOn: boolean;
	begin(span: SpanOf): Span;
	/** Does the work as a span beneath the one that is under way. */
	within<T>(span: SpanOf, work: () => Promise<T>): Promise<T>;
	/** The same for what is given out bit by bit: the span ends with it. */
	each<T, R>(span: SpanOf, work: () => AsyncIterable<T, R>): AsyncGenerator<T, R>;
	/** Of the trace that is under way, 32 hexadecimal digits. */
	readonly traceId: string | undefined;
	/** Tells what is not told yet. */
	close(): Promise<void>;
}
