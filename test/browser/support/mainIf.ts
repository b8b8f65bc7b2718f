/**
 * The tags of a test that a loop repeats in another backend, theme or language: only the first of them is in `npm test`, and
 * the others run with all tests.
 */
export const mainIf = (isFirst: boolean): { tag?: '@main' } => (isFirst ? { tag: '@main' } : {});
