/** Whether this is `npm run test:long`, which tries all of what the gate tries a share of. */
export const isLong = process.env.LONG_TESTS === "1";
