import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FarListening } from "./far-listening.ts";
import { chanceOf, FarServer } from "./far-server.ts";
import { FarSocket } from "./far-socket.ts";

/** Conversations that are tried, each from its number. */
const conversations = Number(process.env.FUZZ ?? 120);
const first = Number(process.env.FUZZ_FROM ?? 1);

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("WebSocket", FarSocket);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Somebody talks for up to five seconds over servers that come and go, pauses now and then, and stops. */
async function conversation(seed: number) {
	FarSocket.all = [];
	const chance = chanceOf(seed);
	const all = new FarListening();
	const servers = new Map<FarSocket, FarServer>();
	const ticks = Math.floor(chance() * 250);
	/** From when on every server that is asked stays. */
	const isSoundFrom = chance() < 0.5 ? Math.floor(chance() * 250) : Number.POSITIVE_INFINITY;
	const said: number[] = [];
	let isPaused = false;
	let time = 0;

	async function goOn(word: number) {
		time += 1;
		await all.speak(word, word);
		for (const far of all.servers) {
			const server = servers.get(far) ?? new FarServer(far, chance, time > isSoundFrom);
			servers.set(far, server);
			server.tick();
		}
	}
	while (time < ticks) {
		if (chance() < 0.01) {
			isPaused = !isPaused;
			if (isPaused) all.socket.pause();
			else all.socket.resume();
		}
		const word = chance() < 0.7 ? said.length + 1 : 0;
		if (word && !isPaused) said.push(word);
		await goOn(isPaused ? 0 : word);
		if (all.told.at(-1)?.type === "failed") break;
	}
	let isOver = false;
	void all.socket.stop().then(() => {
		isOver = true;
	});
	for (let waited = 0; waited < 40 * 50 && !isOver; waited++) await goOn(0);
	return { said: said.join(" "), shown: all.shown, told: all.told, isOver, sockets: all.servers };
}

test("whatever servers do, each word that was said is written once and in its order, or it is said that some were not heard", async () => {
	const lacking: number[] = [];
	for (let seed = first; seed < first + conversations; seed++) {
		const { said, shown, told, isOver, sockets } = await conversation(seed);
		const failed = told.some(({ type }) => type === "failed");
		if (failed) lacking.push(seed);
		const numbers = shown.split(" ").filter(Boolean).map(Number);
		expect({ seed, words: numbers }, `conversation ${seed}`).toEqual({
			seed,
			words: failed ? [...new Set(numbers)].toSorted((one, other) => one - other) : said.split(" ").filter(Boolean).map(Number),
		});
		expect(isOver, `conversation ${seed} is over`).toBe(true);
		expect(sockets.filter(({ readyState }) => readyState !== 3), `sockets of conversation ${seed}`).toEqual([]);
	}
	// It is no way out.
	expect(lacking.length).toBeLessThan(conversations / 4);
});
