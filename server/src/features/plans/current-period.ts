import { dayMilliseconds } from "@sayso/contract/day.ts";
/**
 * The period of a plan that contains `now`.
 * @param first when the first period began
 * @param days the length of a period; 0 for one endless period
 */
export function currentPeriod(first: Date, days: number, now: Date): { start: Date; end: Date | null } {
	if (days === 0) return { start: first, end: null };
	const length = days * dayMilliseconds;
	const passed = Math.max(0, Math.floor((now.getTime() - first.getTime()) / length));
	const start = new Date(first.getTime() + passed * length);
	return { start, end: new Date(start.getTime() + length) };
}
