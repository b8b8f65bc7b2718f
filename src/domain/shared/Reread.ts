import { SECOND } from './Instant';

/** Milliseconds after a lost response at which the client checks the outcome of the write. */
export const REREAD_AFTER = [0, 2, 5, 10, 20, 40, 60].map(seconds => seconds * SECOND);

/** Milliseconds that the last check may take before the outcome counts as unknown. */
export const LAST_READ_MAY_TAKE = 5 * SECOND;
