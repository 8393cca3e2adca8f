import type { KeptTurn } from "../../../conversation/fold-coming-back.ts";
import { keptTurn } from "../../../conversation/kept-turn.ts";
import type { Kept } from "../../../kept/kept.ts";
import type { Communicator } from "./communicator.ts";

/** Milliseconds after which a kept turn expires: a later conversation is a new one. */
const lasts = 30 * 60 * 1_000;

/**
 * Keeps the prompt and its replies in this browser, and restores them after a reload.
 * @returns how to stop
 */
export function keepTurn(communicator: Communicator, shelf: Kept): () => void {
	async function giveBack() {
		const last = await shelf.get<KeptTurn & { at: number }>("drafts", "turn");
		if (last && Date.now() - last.at < lasts) communicator.give({ type: "comeBack", kept: last });
	}
	let before = "";
	function keep() {
		const turn = keptTurn(communicator.state);
		const now = JSON.stringify(turn) ?? "";
		if (now === before) return;
		before = now;
		const write = () =>
			turn ? shelf.put("drafts", "turn", { ...turn, at: Date.now() }) : shelf.remove("drafts", "turn");
		busy = busy.then(write).catch(() => undefined);
	}
	// If storing fails, the turn is still on the screen. Changes during the restore are stored after it.
	let busy: Promise<void> = giveBack()
		.catch(() => undefined)
		.then(keep);
	return communicator.subscribe(keep);
}
