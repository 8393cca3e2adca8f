/**
 * The dot of an abbreviation within a sentence. Before a capital and at the end it stays, for the pause. Not for
 * expressions with the flag `i`, which treat every letter as lower case.
 */
export const shortDot = String.raw`(?:\.(?=,|\s+[\p{Ll}\d]))?`;
