/** The key of the session in the preferences. */
export const SESSION_KEY = 'session';
