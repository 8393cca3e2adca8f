import { speakerOf } from "@sayso/contract/rules/speaker-of.ts";
import type { Remembered } from "@sayso/contract/v1/memory.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { State } from "../../../conversation/state.ts";
import { keepConversation, keptConversation } from "../edge/kept-conversation.ts";

type Log = State["log"];

/**
 * Removes a deleted line from the conversation kept while another screen shows.
 * @param session the lines since this page was opened, in order, including the deleted one
 * @returns how to restore it to its place
 */
export function dropFromLog(
	queryClient: QueryClient,
	line: Remembered,
	session: readonly Remembered[],
): (() => void) | undefined {
	const isSame = (other: Remembered) => other.text === line.text && speakerOf(other) === speakerOf(line);
	const same = session.filter(isSame);
	const fromEnd = same.length - same.findIndex(({ id }) => id === line.id);
	if (fromEnd > same.length) return undefined;
	const before = keptConversation(queryClient)?.log ?? [];
	const places = before.flatMap(({ by, text }, at) => (text === line.text && by === speakerOf(line) ? [at] : []));
	const place = places.at(-fromEnd);
	const dropped = place === undefined ? undefined : before[place];
	if (place === undefined || !dropped) return undefined;
	changeLog(queryClient, (log) => log.toSpliced(place, 1));
	return () => changeLog(queryClient, (log) => log.toSpliced(place, 0, dropped));
}

/** Empties the kept conversation after everything was deleted. */
export const emptyLog = (queryClient: QueryClient): void => changeLog(queryClient, () => []);

function changeLog(queryClient: QueryClient, change: (log: Log) => Log): void {
	const state = keptConversation(queryClient);
	if (state) keepConversation(queryClient, { ...state, log: change(state.log) });
}
