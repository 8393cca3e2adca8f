import type { Kept } from "../../../kept/kept.ts";
import type { KeptTurn } from "../conversation/fold-coming-back.ts";
import { keptTurn } from "../conversation/kept-turn.ts";
import type { Communicator } from "./communicator.ts";

/** Milliseconds after which a turn is over: what it was about is another conversation. */
const lasts = 30 * 60 * 1_000;

/**
 * Keeps the prompt and its replies in this browser, and gives them back where the page was loaded again in between.
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
	// What cannot be kept is on the screen still. What was begun meanwhile is kept, too.
	let busy: Promise<void> = giveBack()
		.catch(() => undefined)
		.then(keep);
	return communicator.subscribe(keep);
}
