/**
 * Adapters that load when a view needs them: those of the real backend without which the first screen works, and those for
 * selling, because few dealers sell.
 */
export type LateAdapters = 'adapters' | 'sellingAdapters';

/** Loads adapters and binds them to their ports. Rejects if their code cannot be loaded. */
export type LoadAdapters = (which: LateAdapters) => Promise<void>;
