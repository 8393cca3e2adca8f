import { dayMilliseconds } from "@sayso/contract/day.ts";
import { speakerOf } from "@sayso/contract/rules/speaker-of.ts";
import type { Remembered } from "@sayso/contract/v1/memory.ts";

const speakers = { partner: "They said", person: "You said" } as const;
const clock = new Intl.DateTimeFormat("en-AU", { timeStyle: "short" });
const calendar = new Intl.DateTimeFormat("en-AU", { dateStyle: "full" });

export const speakerWords = (line: Remembered): string => speakers[speakerOf(line)];
export const timeWords = ({ created_at }: Remembered): string => clock.format(new Date(created_at));

/** The name of a day such as 2026-11-22: "today" and "yesterday" for these two. */
export function dayWords(date: string, now = new Date()): string {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	const back = Math.round(
		(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(year, month - 1, day)) / dayMilliseconds,
	);
	const name = calendar.format(new Date(year, month - 1, day));
	return [`Today, ${name}`, `Yesterday, ${name}`][back] ?? name;
}
