export const RESET_PATH = '/reset-password';
export const NEW_PASSWORD_PATH = '/new-password';

/** The two pages that need no session: none is looked for there. */
export const isPublicPath = (path: string): boolean => /^\/(reset-password\/?|new-password\/[^/]+\/?)$/.test(path);
