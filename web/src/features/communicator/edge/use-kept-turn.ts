import { useEffect } from "react";
import { useServices } from "../../../api/services.tsx";
import { type KeptTurn, keptTurn } from "../conversation/fold-coming-back.ts";
import type { Communicator } from "./communicator.ts";

/** Milliseconds after which a turn is over: what it was about is another conversation. */
const lasts = 30 * 60 * 1_000;

/** Keeps the prompt and its replies in this browser, and gives them back where the page was loaded again in between. */
export function useKeptTurn(communicator: Communicator): void {
	const { kept } = useServices();
	useEffect(() => {
		const shelves = kept.open();
		async function giveBack() {
			const last = await (await shelves).get<KeptTurn & { at: number }>("drafts", "turn");
			if (last && Date.now() - last.at < lasts) communicator.give({ type: "comeBack", kept: last });
		}
		// What cannot be kept is on the screen still.
		let busy = giveBack().catch(() => undefined);
		let before = "";
		function keep() {
			const turn = keptTurn(communicator.state);
			const now = JSON.stringify(turn) ?? "";
			if (now === before) return;
			before = now;
			const write = async () => {
				const shelf = await shelves;
				await (turn ? shelf.put("drafts", "turn", { ...turn, at: Date.now() }) : shelf.remove("drafts", "turn"));
			};
			busy = busy.then(write).catch(() => undefined);
		}
		return communicator.subscribe(keep);
	}, [communicator, kept]);
}
