import { useEffect } from "react";
import { useServices } from "../../../api/services.tsx";
import type { Communicator } from "./communicator.ts";

/** Keeps the prompt and its replies across a reload. */
export function useKeptTurn(communicator: Communicator): void {
	const { kept } = useServices();
	useEffect(() => {
		const keeping = Promise.all([import("./keep-turn.ts"), kept.open()])
			.then(([{ keepTurn }, shelf]) => keepTurn(communicator, shelf))
			.catch(() => () => {});
		return () => void keeping.then((stop) => stop());
	}, [communicator, kept]);
}
