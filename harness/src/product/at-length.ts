/** Whether this is `npm run test:long`, which runs all of what the gate samples. */
export const isLong = process.env.LONG_TESTS === "1";
