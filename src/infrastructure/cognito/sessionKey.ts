/** Where this browser keeps its session among its preferences. */
export const SESSION_KEY = 'session';
