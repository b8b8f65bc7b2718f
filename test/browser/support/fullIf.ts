/** Marks a test that repeats another one, in a second backend, theme or width. It runs with all tests only. */
export const fullIf = (isRepetition: boolean): { tag?: '@full' } => (isRepetition ? { tag: '@full' } : {});
