import type { Act } from "./acts.ts";

/** The words of a text. */
type Words<Text extends string, Found = never> = Text extends `${infer First} ${infer Rest}`
	? Words<Rest, Found | First>
	: Found | Text;

/** Acts by their names, a blank between them. A name that is none does not compile, and the error says which. */
export const named = <Text extends string>(
	names: [Exclude<Words<Text>, Act>] extends [never] ? Text : `no act: ${Exclude<Words<Text>, Act>}`,
): readonly Act[] => names.split(" ") as Act[];
