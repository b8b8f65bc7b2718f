/** The pages on which the app may start. */
export const startPages = ['home', 'today', 'search'] as const;

export type StartPage = (typeof startPages)[number];
