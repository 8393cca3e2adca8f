import { AsyncResource } from "node:async_hooks";
import pg from "pg";

/** Called when a statement begins, with its text. The returned object's `end` is called when it has ended. */
export type Watch = (text: string) => { end(error?: unknown): void };

type Answered = (error?: unknown, result?: unknown) => void;

/** Clients whose statements are watched, with promises or callbacks. */
export function watchedClient(Client: typeof pg.Client, watch: Watch): typeof pg.Client {
	return class extends Client {
		// biome-ignore lint/suspicious/noExplicitAny: it has as many forms as the library's
		override query(...given: any[]): any {
			const text = typeof given[0] === "string" ? given[0] : given[0]?.text;
			// Streams such as COPY answer in their own way.
			if (typeof text !== "string" || typeof given[0]?.submit === "function")
				return Reflect.apply(super.query, this, given);
			const span = watch(text);
			const last = given.at(-1);
			if (typeof last === "function") {
				const answered: Answered = (error, result) => {
					span.end(error ?? undefined);
					last(error, result);
				};
				return Reflect.apply(super.query, this, [...given.slice(0, -1), answered]);
			}
			const asked: Promise<unknown> = Reflect.apply(super.query, this, given);
			asked.then(
				() => span.end(),
				(error) => span.end(error),
			);
			return asked;
		}
	};
}

/** A caller that has waited for a connection continues in its own span, not in that of the caller who released it. */
export class WatchedPool extends pg.Pool {
	// biome-ignore lint/suspicious/noExplicitAny: with a function to call, or without
	override connect(connected?: any): any {
		return connected ? super.connect(AsyncResource.bind(connected)) : super.connect();
	}
}
