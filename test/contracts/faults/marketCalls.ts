import type { FaultyCall } from './FaultyCall';

/**
 * What the market API, `/dealers_api`, is asked for: one entry for each method of its ports, with `endsSession: false`,
 * since a 401 of that host signs no buyer out. A method of a port without an entry fails the table.
 */
export const marketCalls: readonly FaultyCall[] = [];
