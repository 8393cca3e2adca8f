/** One day: what periods, retention and expiries are counted in. */
export const daySeconds = 24 * 60 * 60;
export const dayMilliseconds = daySeconds * 1000;
