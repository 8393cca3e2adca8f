import { z } from "zod";
import { limits } from "../limits.ts";

const { earliest, listedYears } = limits.birthYear;
const notAYear = "Enter a valid 4-digit year";
const outOfRange = `Enter a year between ${earliest} and current year`;
const currentYear = () => new Date().getUTCFullYear();

/** A birth year in the server's format. */
export const BirthYear = z
	.int(notAYear)
	.min(1_000, notAYear)
	.max(9_999, notAYear)
	.refine((year) => year >= earliest && year <= currentYear(), outOfRange);

/** A birth year in a form: four digits. */
export const BirthYearText = z
	.string()
	.min(1, "Required")
	.regex(/^\d{4}$/, notAYear)
	.refine((text) => BirthYear.safeParse(Number(text)).success, outOfRange);

/** The years that a form offers, newest first. */
export const birthYears = (): string[] =>
	Array.from({ length: listedYears }, (_, index) => String(currentYear() - index));

/** Whether a person born in this year may be too young to use Sayso alone. */
export const needsGuardian = (birthYear: number, now: Date): boolean =>
	now.getUTCFullYear() - birthYear < limits.minimumAge;
