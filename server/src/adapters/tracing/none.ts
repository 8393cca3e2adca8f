import type { Span, Tracing } from "../../seams/tracing.ts";

const span: Span = { traceparent: undefined, run: (work) => work(), set() {}, end() {} };

/** Used if tracing is off. */
export const noTracing: Tracing = {
	isOn: false,
	traceId: undefined,
	begin: () => span,
	within: (_span, work) => work(),
	async *each(_span, work) {
		return yield* work();
	},
	close: async () => {},
};
