/** Milliseconds for which a button that spends money ignores presses after it has appeared. */
export const DEAD_TIME = 600;
