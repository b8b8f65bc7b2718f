/** Whether `npm test` runs the tests. Then a repetition in another width or font is left to `npm run test:all`. */
export const isShort = process.env.CASES !== undefined;
