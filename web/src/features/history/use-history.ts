import { limits } from "@sayso/contract/limits.ts";
import { retentionDays } from "@sayso/contract/rules/retention.ts";
import type { Remembered } from "@sayso/contract/v1/memory.ts";
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useStanding } from "../../api/connection.ts";
import { preferencesQuery } from "../../api/preferences-query.ts";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { useOwnPlan } from "../../api/use-own-plan.ts";
import { keepLines, keptLines } from "../../outbox/kept-lines.ts";
import { outboxOf } from "../../outbox/outbox.ts";
import { type Unsent, unsentLines } from "../../outbox/unsent-lines.ts";
import { type HistoryLine, mergeLines } from "./merge-lines.ts";

/** Milliseconds without typing before the server is searched. */
const pause = 300;
const nothing: Unsent & { kept: readonly Remembered[] } = { waiting: [], session: [], forgotten: new Set(), kept: [] };

/** The history that has been loaded. */
export interface History {
	/** Newest first. */
	lines: readonly HistoryLine[];
	/** The retention in days; 0: only this session. Undefined until known. */
	days: number | undefined;
	/** `device`: the server does not answer, so these are this browser's lines. */
	source: "loading" | "server" | "device";
	/** Loads earlier lines; undefined if there are no more. */
	showEarlier: (() => void) | undefined;
	isComing: boolean;
	/** Requests the lines again. */
	refetch: () => void;
}

/** The history of the signed-in person. @param words return only lines that contain all of them */
export function useHistory(words: string): History {
	const services = useServices();
	const { api, kept } = services;
	const outbox = outboxOf(services);
	const queryClient = useQueryClient();
	const standing = useStanding();
	const asked = useSettled(words.trim().slice(0, limits.memorySearch.characters));
	const [most, setMost] = useState<number>(limits.memoryPage);

	const { data, isPlaceholderData, fetchStatus, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
		useInfiniteQuery({ ...queries.memory(api, asked), placeholderData: keepPreviousData });
	const listed = useMemo(() => data?.pages.flatMap(({ entries }) => entries) ?? [], [data]);
	const preferences = useQuery(preferencesQuery(services)).data;
	const plan = useOwnPlan()?.plan;
	const days = data?.pages[0]?.retention_days ?? (plan && preferences && retentionDays(plan, preferences));

	const { data: here = nothing } = useQuery({
		queryKey: ["history-here", days],
		networkMode: "always",
		placeholderData: keepPreviousData,
		queryFn: async () => ({
			...(await unsentLines(outbox, kept)),
			kept: days === undefined ? [] : await keptLines(await kept.open(), days),
		}),
	});
	useEffect(() => {
		let wasSent = false;
		return outbox.subscribe((sent) => {
			if (sent) {
				wasSent = true;
				return;
			}
			void queryClient.invalidateQueries({ queryKey: ["history-here"] });
			if (wasSent) void queryClient.invalidateQueries({ queryKey: ["memory"] });
			wasSent = false;
		});
	}, [outbox, queryClient]);
	useEffect(() => {
		if (!days) return;
		const lines = listed.filter(({ id }) => !here.forgotten.has(id));
		// Lines that cannot be stored here are available from the server.
		kept
			.open()
			.then((shelf) => keepLines(shelf, lines))
			.catch(() => undefined);
	}, [kept, listed, days, here.forgotten]);

	const isWhole = data !== undefined && !isPlaceholderData && asked === words.trim();
	const isLoading = standing === "reached" && (fetchStatus === "fetching" || (asked !== words.trim() && data));
	const source = isWhole ? "server" : isLoading ? "loading" : "device";
	const all = mergeLines(here, source === "device" ? [...listed, ...here.kept] : listed, { words, days: days ?? 0 });
	const isMore = source === "device" && all.length > most;
	return {
		lines: source === "device" ? all.slice(0, most) : all,
		days,
		source,
		showEarlier: isMore
			? () => setMost(most + limits.memoryPage)
			: source === "server" && hasNextPage
				? () => void fetchNextPage()
				: undefined,
		isComing: isFetchingNextPage,
		refetch: () => void refetch(),
	};
}

/** Returns a text once it has not changed for a moment. */
function useSettled(text: string): string {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), pause);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}
