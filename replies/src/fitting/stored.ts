/** Numbers as they are stored: a character each, so that they compress well. */
export interface StoredNumbers {
	/** What a step of one is worth. */
	step: number;
	numbers: string;
}

/** Steps from nothing to the largest number: finer ones decide nothing more. */
const steps = 30;
/** The character of nothing: 30 steps below and above it are printable. */
const nothing = 0x42;

export function storeNumbers(numbers: Float32Array): StoredNumbers {
	const peak = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0) || 1;
	const letters = Array.from(numbers, (number) => String.fromCharCode(nothing + Math.round((number / peak) * steps)));
	return { step: Number((peak / steps).toPrecision(4)), numbers: letters.join("") };
}

export const readNumbers = ({ step, numbers }: StoredNumbers): Float32Array =>
	Float32Array.from(numbers, (letter) => (letter.charCodeAt(0) - nothing) * step);
