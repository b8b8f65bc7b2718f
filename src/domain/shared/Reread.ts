import { SECOND } from './Instant';

/** Milliseconds after a lost answer at which the server is asked what became of the write. */
export const REREAD_AFTER = [0, 2, 5, 10, 20, 40, 60].map(seconds => seconds * SECOND);

/** Milliseconds that the last of these reads may take before the outcome counts as unknown. */
export const LAST_READ_MAY_TAKE = 5 * SECOND;
