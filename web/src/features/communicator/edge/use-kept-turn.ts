import { useEffect } from "react";
import { useServices } from "../../../api/services.tsx";
import type { Communicator } from "./communicator.ts";

/** The prompt and its replies outlast a page that is loaded again. */
export function useKeptTurn(communicator: Communicator): void {
	const { kept } = useServices();
	useEffect(() => {
		const keeping = Promise.all([import("./keep-turn.ts"), kept.open()])
			.then(([{ keepTurn }, shelf]) => keepTurn(communicator, shelf))
			.catch(() => () => {});
		return () => void keeping.then((stop) => stop());
	}, [communicator, kept]);
}
