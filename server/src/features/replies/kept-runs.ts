import { createHash } from "node:crypto";
import { type PlanRow, type ReplyRequest, sameSubstance, substanceOf } from "@sayso/replies";
import type { Logger } from "pino";
import type { KeptRuns, ReplyRun, TurnKey } from "../../seams/kept-runs.ts";

/** How long a set is kept, and the limits: sets per person, and people. */
export const keptMilliseconds = 10 * 60_000;
export const most = { runs: 4, people: 1_000 };

interface Kept {
	key: TurnKey;
	run: ReplyRun;
	/** Started before a caller asked, and not asked for yet. */
	isGuess: boolean;
	expiry: NodeJS.Timeout;
}

/**
 * The key of a turn's replies: its words, and a hash of the engine, the preferences, About Me, memory, the earlier
 * turns, the sets already shown and the steering. Prompt and schema are left out, because they are the same throughout
 * this process.
 */
export function turnKey(engine: string, request: ReplyRequest, rows: readonly PlanRow[]): TurnKey {
	// The ranking of rows may change with a punctuation mark; the acts that are answered, and what the person has
	// picked by now, may not. Letter case is ignored, because recognisers are not sure of it.
	const acts: readonly string[] = [...new Set(rows.map(({ act }) => act))];
	const liked = (request.picks ?? []).filter(({ act, picked, expected }) => acts.includes(act) && picked > expected);
	const chosen = liked.map(({ intent }) => intent).sort();
	const circumstances = JSON.stringify([engine, { ...request, text: "", picks: [] }, acts, chosen]).toLowerCase();
	return {
		substance: substanceOf(request.text),
		circumstances: createHash("sha256").update(circumstances).digest("base64url"),
	};
}

/** Sets in this process's memory, for ten minutes. */
export class RunsInMemory implements KeptRuns {
	readonly #kept = new Map<string, Kept[]>();
	readonly #log: Pick<Logger, "info">;

	constructor(log: Pick<Logger, "info">) {
		this.#log = log;
	}

	take(personId: string, key: TurnKey): ReplyRun | undefined {
		const found = this.#find(personId, key);
		this.#endUnread(personId, (kept) => kept === found);
		if (!found) return undefined;
		if (found.isGuess) this.#count("accepted");
		found.isGuess = false;
		return found.run;
	}

	keep(personId: string, key: TurnKey, run: ReplyRun, isGuess: boolean): void {
		const expiry = setTimeout(() => this.#drop(personId, kept), keptMilliseconds).unref();
		const kept = { key, run, isGuess, expiry };
		const runs = [...(this.#kept.get(personId) ?? []), kept];
		this.#kept.delete(personId);
		this.#kept.set(personId, runs);
		for (const old of runs.slice(0, -most.runs)) this.#drop(personId, old);
		const [oldest] = this.#kept.keys();
		if (this.#kept.size > most.people && oldest)
			for (const old of this.#kept.get(oldest) ?? []) this.#drop(oldest, old);
	}

	has(personId: string, key: TurnKey): boolean {
		return this.#find(personId, key) !== undefined;
	}

	/** The turns with a kept set, those of the most recent people last. */
	turns(): { personId: string; key: TurnKey }[] {
		return [...this.#kept].flatMap(([personId, kept]) => kept.map(({ key }) => ({ personId, key })));
	}

	goOn(personId: string, substance: readonly string[]): void {
		this.#endUnread(personId, ({ key }) => sameSubstance(key.substance, substance));
	}

	async forget(personId: string): Promise<void> {
		const kept = this.#kept.get(personId) ?? [];
		for (const each of kept) {
			each.run.abort();
			this.#drop(personId, each);
		}
		await Promise.all(kept.map(({ run }) => run.over));
	}

	async close(): Promise<void> {
		await Promise.all([...this.#kept.keys()].map((personId) => this.forget(personId)));
	}

	#find(personId: string, { substance, circumstances }: TurnKey): Kept | undefined {
		return this.#kept
			.get(personId)
			?.findLast(
				({ key, run }) =>
					run.isUsable && key.circumstances === circumstances && sameSubstance(key.substance, substance),
			);
	}

	#endUnread(personId: string, isWanted: (kept: Kept) => boolean): void {
		for (const kept of this.#kept.get(personId) ?? [])
			if (!kept.run.isOver && !kept.run.isRead && !isWanted(kept)) this.#drop(personId, kept);
	}

	#drop(personId: string, kept: Kept): void {
		clearTimeout(kept.expiry);
		if (!kept.run.isRead) kept.run.abort();
		if (kept.isGuess) this.#count("wasted");
		const rest = this.#kept.get(personId)?.filter((other) => other !== kept) ?? [];
		if (rest.length > 0) this.#kept.set(personId, rest);
		else this.#kept.delete(personId);
	}

	#count(guess: "accepted" | "wasted"): void {
		this.#log.info({ guess }, "replies made ahead");
	}
}
