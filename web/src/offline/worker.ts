// The service worker: keeps the app itself, so that it opens without a network. It never sees what a person says: calls of
// the API pass it by, and what this browser keeps for a person is in ../kept.
import type { KeptFiles, ToWorker } from "./kept-files.ts";

/** Put in by the build: see web/build/worker.ts. */
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
/** Milliseconds a page may take before the kept one is shown in its place. */
const patience = 3_000;

const here = () => caches.open(prefix + kept.version);
/** What any kept version has under an address: the names of files change with what is in them. */
const found = (request: Request | string) => caches.match(request, { ignoreVary: true, ignoreSearch: true });
/** A portal in between answers with a page of its own and status 200. No file of the app is a page. */
const isFile = (answer: Response | undefined): answer is Response =>
	answer?.ok === true && !answer.headers.get("content-type")?.startsWith("text/html");

/** @throws where the file could not be had */
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

/** The page, and all it needs until somebody can talk. While a new version is being put in place, the two may not fit. */
async function keepFirst() {
	const cache = await here();
	await Promise.all([cache.add(page), ...kept.first.map((address) => keepFile(cache, address))]);
	const html = await (await cache.match(page))?.text();
	if (!html?.includes(kept.entry)) throw new Error("The page is of another version");
}

/** The version before stays: a page that began with it still finds its pieces. */
async function begin() {
	const versions = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + kept.version);
	for (const name of versions.slice(0, -1)) await caches.delete(name);
	await worker.clients.claim();
}

/** Everything else the app has, bit by bit. What cannot be had now is tried the next time. */
async function keepRest(loaded: readonly string[]) {
	const cache = await here();
	for (const address of [...kept.rest, ...loaded])
		if (!isFile(await cache.match(address))) await keepFile(cache, address).catch(() => undefined);
}

/** A new version takes the place of the old one where no other page is open that may be in mid-conversation. */
async function takeOver() {
	if ((await worker.clients.matchAll()).length <= 1) await worker.skipWaiting();
}

/** The page as it is now; and where the network or the server does not give it in time, as it was kept. */
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

/** A file of the app: what is in it never changes under its name. */
async function file(request: Request): Promise<Response> {
	const old = await found(request);
	if (isFile(old)) return old;
	const answer = await fetch(request);
	if (isFile(answer) && new URL(request.url).pathname.startsWith("/assets/"))
		await (await here()).put(request, answer.clone()).catch(() => undefined);
	return answer;
}
