import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { planCatalogue } from "@sayso/contract/plans.ts";
import { type Books, newBooks, paidSubscription, type StripeObject } from "./books.ts";
import { answers } from "./calls.ts";

/** One request of the library. */
interface SentRequest {
	call: string;
	form: Record<string, string>;
	headers: IncomingMessage["headers"];
}

export interface StripeStandIn {
	api: { host: string; port: number; protocol: "http" };
	books: Books;
	sent: SentRequest[];
	/** If set, the next calls are answered with this status and error. */
	failWith: { status: number; error: object } | undefined;
	/** Called just before a call is answered; it may delay the answer. */
	beforeAnswer: ((call: string) => unknown) | undefined;
	/** Pays an open checkout, as the customer would on Stripe's page. @returns the event that Stripe would send */
	pay(checkoutUrl: string, now: Date): StripeObject;
	close(): Promise<void>;
}

/**
 * A stand-in for Stripe's API, with Stripe's own sample objects. It knows the calls that this product makes, in
 * Stripe's format; others are answered with an error.
 */
export async function stripeStandIn(secretKey: string): Promise<StripeStandIn> {
	const books = newBooks(planCatalogue);
	const sent: SentRequest[] = [];
	const answered = new Map<string, object>();
	const server = createServer((request, response) => void answer(request, response));
	const standIn = {
		books,
		sent,
		failWith: undefined as StripeStandIn["failWith"],
		beforeAnswer: undefined as StripeStandIn["beforeAnswer"],
	};

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const url = new URL(request.url ?? "/", "http://stripe.test");
		const form = Object.fromEntries(new URLSearchParams(request.method === "GET" ? url.search : await text(request)));
		const call = `${request.method} ${url.pathname}`;
		sent.push({ call, form, headers: request.headers });
		await standIn.beforeAnswer?.(call);
		const reply = (status: number, body: unknown) =>
			response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
		if (standIn.failWith) return void reply(standIn.failWith.status, { error: standIn.failWith.error });
		if (request.headers.authorization !== `Bearer ${secretKey}`)
			return void reply(401, { error: { type: "invalid_request_error", message: "Invalid API Key provided" } });
		const { customer } = form;
		if (customer && !books.customers.has(customer))
			return void reply(404, { error: { type: "invalid_request_error", code: "resource_missing", param: "customer" } });
		// The same key returns the first answer, whatever has changed since.
		const key = String(request.headers["idempotency-key"]);
		if (answered.has(key)) return void reply(200, answered.get(key));
		const isForm = request.headers["content-type"] === "application/x-www-form-urlencoded";
		const found = answers.find(({ method, path }) => method === request.method && path.test(url.pathname));
		const [, id = ""] = found?.path.exec(url.pathname) ?? [];
		const body = found && (request.method !== "POST" || isForm) ? found.answer(books, id, form) : undefined;
		if (!body) return void reply(404, { error: { type: "invalid_request_error", code: "resource_missing" } });
		if (request.method === "POST") answered.set(key, structuredClone(body));
		reply(200, body);
	}

	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (typeof address !== "object" || !address) throw new Error("A listening server has no address");
	return Object.assign(standIn, {
		api: { host: "127.0.0.1", port: address.port, protocol: "http" as const },
		pay: (checkoutUrl: string, now: Date) => paidSubscription(books, checkoutUrl, now),
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	});
}
