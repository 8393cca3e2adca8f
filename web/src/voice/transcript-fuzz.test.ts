import { seededRandom } from "@sayso/contract/testing/seeded-random.ts";
import { expect, test } from "vitest";
import { SimulatedListening } from "../testing/simulated-listening.ts";
import { SimulatedServer } from "../testing/simulated-server.ts";
import { SimulatedSocket, simulateSockets } from "../testing/simulated-socket.ts";

/** The number of simulated conversations. Each is generated from its number, so they are repeatable. */
const conversations = 200;
/** Probability per 20 ms that nothing passes to or from any server for longer than sound is kept. */
const gaps = 0.0005;
/** Probability per 20 ms that the server hangs for longer than sound is kept while its machine still accepts data. */
const hangs = 0.001;

simulateSockets();

/** Simulates up to five seconds of speech over failing servers, with pauses, and then stops. */
async function conversation(seed: number) {
	SimulatedSocket.all = [];
	const chance = seededRandom(seed);
	const isTokenSlow = chance() < 0.1;
	const all = new SimulatedListening(async () => {
		if (!isTokenSlow) return "token";
		await new Promise((asked) => setTimeout(asked, chance() * 2_000));
		if (chance() < 0.3) throw new Error("offline");
		return "token";
	});
	const servers = new Map<SimulatedSocket, SimulatedServer>();
	const ticks = Math.floor(chance() * 250);
	/** The tick from which every new server stays. */
	const isSoundFrom = chance() < 0.5 ? Math.floor(chance() * 250) : Number.POSITIVE_INFINITY;
	const said: number[] = [];
	let isPaused = false;
	/** Whether servers stopped for longer than sound is kept. */
	let isGap = false;
	let time = 0;

	/** @param hung servers that neither transcribe nor answer; new servers stay */
	async function goOn(word: number, hung: readonly SimulatedSocket[] = []) {
		time += 1;
		await all.speak(word, word);
		for (const remote of all.servers.filter((each) => !hung.includes(each))) {
			const server = servers.get(remote) ?? new SimulatedServer(remote, chance, time > isSoundFrom || hung.length > 0);
			servers.set(remote, server);
			server.tick();
		}
	}
	/** @returns the number of the next word; 0: silence */
	function nextWord(): number {
		const word = chance() < 0.7 ? said.length + 1 : 0;
		if (word) said.push(word);
		return word;
	}
	while (time < ticks) {
		if (chance() < 0.01) {
			isPaused = !isPaused;
			if (isPaused) all.socket.pause();
			else all.socket.resume();
		}
		if (chance() < gaps && !isPaused) {
			isGap = true;
			for (let count = 1_200 + chance() * 600; count > 0; count--) {
				const word = chance() < 0.1 ? said.length + 1 : 0;
				if (word) said.push(word);
				await all.speak(word, word);
			}
		}
		const hung = all.servers;
		if (chance() < hangs && !isPaused && hung.some((remote) => servers.get(remote)?.isMissed))
			for (let count = 1_300 + chance() * 400; count > 0; count--) await goOn(nextWord(), hung);
		await goOn(isPaused ? 0 : nextWord());
		if (all.reported.at(-1)?.type === "failed") break;
	}
	let isOver = false;
	void all.socket.stop().then(() => {
		isOver = true;
	});
	for (let waited = 0; waited < 40 * 50 && !isOver; waited++) await goOn(0);
	const isSwapped = [...servers.values()].some(({ hasSwapped }) => hasSwapped);
	return { said, all, isOver, isSwapped, isGap };
}

const inOrder = (words: number[]) => words.toSorted((one, other) => one - other);

test("whatever servers do, each word is written once and in order, or a failure is reported", async () => {
	let failures = 0;
	for (let seed = 1; seed <= conversations; seed++) {
		const { said, all, isOver, isSwapped, isGap } = await conversation(seed);
		const hasFailed = all.reported.some(({ type }) => type === "failed");
		if (hasFailed) failures += 1;
		const shown = all.shown.split(" ").filter(Boolean).map(Number);
		const words = isSwapped ? inOrder(shown) : shown;
		expect(words, `conversation ${seed}`).toEqual(hasFailed || isGap ? inOrder([...new Set(shown)]) : said);
		expect(isOver, `conversation ${seed} is over`).toBe(true);
		const left = all.servers.filter(({ readyState }) => readyState !== 3);
		expect(left, `sockets of conversation ${seed}`).toEqual([]);
	}
	// Reporting a failure must stay an exception.
	expect(failures).toBeLessThan(conversations / 4);
});
