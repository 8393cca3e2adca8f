// The service worker: stores the app, so that it opens without a network. It never sees what a person says: API calls bypass it,
// and personal data is stored by ../kept.
import type { KeptFiles, ToWorker } from "./kept-files.ts";

/** Inserted by the build: see web/build/worker.ts. */
declare const kept: KeptFiles;

interface LaterEvent extends Event {
	waitUntil(work: Promise<unknown>): void;
}
interface FetchedEvent extends LaterEvent {
	request: Request;
	respondWith(answer: Promise<Response>): void;
}
interface MessageFrom extends LaterEvent {
	data: ToWorker;
}
interface Worker {
	addEventListener(type: "install" | "activate", listener: (event: LaterEvent) => void): void;
	addEventListener(type: "fetch", listener: (event: FetchedEvent) => void): void;
	addEventListener(type: "message", listener: (event: MessageFrom) => void): void;
	skipWaiting(): Promise<void>;
	clients: { claim(): Promise<void>; matchAll(): Promise<unknown[]> };
}
const worker = self as unknown as Worker;

const prefix = "sayso-app-";
const page = "/app";
/** Milliseconds a page may take before the stored one is shown instead. */
const patience = 3_000;

const here = () => caches.open(prefix + kept.version);
/** A stored file of any version: file names change with their content. */
const found = (request: Request | string) => caches.match(request, { ignoreVary: true, ignoreSearch: true });
/** A captive portal answers with its own page and status 200. No file of the app is a page. */
const isFile = (answer: Response | undefined): answer is Response =>
	answer?.ok === true && !answer.headers.get("content-type")?.startsWith("text/html");

/** @throws if the file could not be loaded */
async function keepFile(cache: Cache, address: string): Promise<void> {
	const answer = await fetch(address);
	if (!isFile(answer)) throw new Error(`Not a file: ${address}`);
	await cache.put(address, answer);
}

worker.addEventListener("install", (event) => event.waitUntil(keepFirst()));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("message", (event) => {
	const { data } = event;
	event.waitUntil(data.type === "keep" ? keepRest(data.loaded) : takeOver());
});
worker.addEventListener("fetch", (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== "GET" || origin !== location.origin) return;
	if (request.mode === "navigate") event.respondWith(newestPage(request));
	else if (pathname.startsWith("/assets/") || kept.first.includes(pathname)) event.respondWith(file(request));
});

/** Stores the page and all it needs before a person can talk. During a deployment the two may not match. */
async function keepFirst() {
	const cache = await here();
	await Promise.all([cache.add(page), ...kept.first.map((address) => keepFile(cache, address))]);
	const html = await (await cache.match(page))?.text();
	if (!html?.includes(kept.entry)) throw new Error("The page is of another version");
}

/** Keep the previous version: a page that started with it still finds its files. */
async function begin() {
	const versions = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + kept.version);
	for (const name of versions.slice(0, -1)) await caches.delete(name);
	await worker.clients.claim();
}

/** Stores all other files one by one. Files that fail now are tried the next time. */
async function keepRest(loaded: readonly string[]) {
	const cache = await here();
	for (const address of [...kept.rest, ...loaded])
		if (!isFile(await cache.match(address))) await keepFile(cache, address).catch(() => undefined);
}

/** Activates the new version unless another page is open, which may be in a conversation. */
async function takeOver() {
	if ((await worker.clients.matchAll()).length <= 1) await worker.skipWaiting();
}

/** The current page; if the network or the server does not answer in time, the stored one. */
async function newestPage(request: Request): Promise<Response> {
	const old = await found(page);
	if (!old) return fetch(request);
	const late = new Promise<Response>((resolve) => setTimeout(resolve, patience, old));
	const now = fetch(request).then(
		(answer) => (answer.status < 500 ? answer : old),
		() => old,
	);
	return Promise.race([now, late]);
}

/** A file of the app: its content never changes under its name. */
async function file(request: Request): Promise<Response> {
	const old = await found(request);
	if (isFile(old)) return old;
	const answer = await fetch(request);
	if (isFile(answer) && new URL(request.url).pathname.startsWith("/assets/"))
		await (await here()).put(request, answer.clone()).catch(() => undefined);
	return answer;
}
