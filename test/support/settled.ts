/** Everything that waits for nothing but its turn has had it. */
export const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
