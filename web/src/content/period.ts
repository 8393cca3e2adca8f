import { dayMilliseconds } from "@sayso/contract/day.ts";
/** A day in a sentence: `21 November 2026`. @param moment ISO 8601 */
export const longDate = (moment: string): string =>
	new Intl.DateTimeFormat("en-AU", { dateStyle: "long" }).format(new Date(moment));

/** Days until a time, a started day counted as a whole one; never below 0. @param end ISO 8601 */
export const daysLeft = (end: string, now: Date): number =>
	Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / dayMilliseconds));
