import type { FastifyInstance } from "fastify";

interface Page {
	url: URL;
	status: number;
	headers: Headers;
	body: string;
}

/**
 * A minimal browser: it stores cookies per origin, follows redirects and posts forms. Requests to `origin` are injected
 * into the app; all others go over the network.
 */
export class Visitor {
	readonly #app: FastifyInstance;
	readonly #origin: string;
	readonly #cookies = new Map<string, Map<string, string>>();

	constructor(app: FastifyInstance, origin: string) {
		this.#app = app;
		this.#origin = origin;
	}

	/** Opens an address and follows its redirects, except those to `stopAt`. */
	async open(url: URL | string, stopAt?: string): Promise<Page> {
		return this.#follow(await this.#ask("GET", new URL(url)), stopAt);
	}

	/** Submits the first form of a page, with these fields in addition to the hidden ones. */
	async submit(page: Page, fields: Record<string, string> = {}, stopAt?: string): Promise<Page> {
		const { action, hidden } = formOf(page);
		const body = new URLSearchParams({ ...hidden, ...fields }).toString();
		// As in a browser, a form for another origin is sent without that origin's cookies (SameSite=Lax).
		return this.#follow(await this.#ask("POST", action, body, action.origin === page.url.origin), stopAt);
	}

	async #follow(page: Page, stopAt: string | undefined): Promise<Page> {
		const location = page.headers.get("location");
		if (!location || page.status < 300 || page.status > 399) return page;
		const next = new URL(location, page.url);
		if (stopAt && next.href.startsWith(stopAt)) return { ...page, url: next };
		return this.#follow(await this.#ask("GET", next), stopAt);
	}

	async #ask(method: "GET" | "POST", url: URL, body?: string, withCookies = true): Promise<Page> {
		const jar = this.#cookies.get(url.origin) ?? new Map<string, string>();
		this.#cookies.set(url.origin, jar);
		const headers: Record<string, string> = {
			...(withCookies && jar.size > 0 && { cookie: [...jar].map((pair) => pair.join("=")).join("; ") }),
			...(body !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
			...(!withCookies && { origin: "null", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }),
		};
		const response =
			url.origin === this.#origin
				? await this.#inject(method, url, headers, body)
				: await fetch(url, { method, headers, redirect: "manual", ...(body !== undefined && { body }) });
		for (const cookie of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			jar.set(name, value);
		}
		return { url, status: response.status, headers: response.headers, body: await response.text() };
	}

	async #inject(method: "GET" | "POST", url: URL, headers: Record<string, string>, payload = ""): Promise<Response> {
		const answer = await this.#app.inject({
			method,
			url: `${url.pathname}${url.search}`,
			headers,
			...(method === "POST" && { payload }),
		});
		const given = new Headers();
		for (const [name, value] of Object.entries(answer.headers))
			for (const one of [value].flat()) given.append(name, String(one));
		return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers: given });
	}
}

function formOf({ url, body }: Page): { action: URL; hidden: Record<string, string> } {
	const action = /<form[^>]*action="([^"]*)"/.exec(body)?.[1] ?? "";
	const inputs = body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
	return {
		action: new URL(action, url),
		hidden: Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value])),
	};
}
