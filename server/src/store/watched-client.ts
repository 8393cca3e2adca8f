import { AsyncResource } from "node:async_hooks";
import pg from "pg";

/** Told when a statement begins, with its text; what it returns is told when the statement has ended. */
export type Watch = (text: string) => { end(error?: unknown): void };

type Answered = (error?: unknown, result?: unknown) => void;

/** Clients whose statements are watched, whether they answer by a promise or by calling back. */
export function watchedClient(Client: typeof pg.Client, watch: Watch): typeof pg.Client {
	return class extends Client {
		// biome-ignore lint/suspicious/noExplicitAny: it has as many forms as the library's
		override query(...given: any[]): any {
			const text = typeof given[0] === "string" ? given[0] : given[0]?.text;
			// What streams, as COPY does, answers in its own way.
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

/** Whoever has waited for a connection goes on within their own span, not within that of who has given it back. */
export class WatchedPool extends pg.Pool {
	// biome-ignore lint/suspicious/noExplicitAny: with a function to call, or without
	override connect(connected?: any): any {
		return connected ? super.connect(AsyncResource.bind(connected)) : super.connect();
	}
}
