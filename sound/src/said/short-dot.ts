/**
 * The dot of a short form, where the sentence goes on behind it; before a capital and at the end it stays, for the pause. Not for
 * expressions with the flag `i`: to them every letter is a small one.
 */
export const shortDot = String.raw`(?:\.(?=,|\s+[\p{Ll}\d]))?`;
