export const RESET_PATH = '/reset-password';
export const NEW_PASSWORD_PATH = '/new-password';

/** True for the two pages that work without a session. */
export const isPublicPath = (path: string): boolean => /^\/(reset-password|new-password)\/?$/.test(path);
