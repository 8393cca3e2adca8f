/** The seconds of a day, the unit of periods, retention and expiry. */
export const daySeconds = 24 * 60 * 60;
export const dayMilliseconds = daySeconds * 1000;
