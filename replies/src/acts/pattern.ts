/** One of several ways to say something, as part of a pattern. */
export const any = (...ways: readonly string[]): string => `(?:${ways.join("|")})`;

/** The pattern of a clause, in any case, from its parts in a row. */
export const clause = (...parts: readonly string[]): RegExp => new RegExp(parts.join(""), "i");
