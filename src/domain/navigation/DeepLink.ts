/** Below this many pixels the native app is the better place to be. */
export const NATIVE_APP_BELOW = 868;

/** Where the host names no other. */
const DEFAULT_BASE = 'paddock://';

/** The place in the native app that shows what this path shows: it has no `/browsing` in front. */
export function deepLink(base: string | null, path: string): string {
  const place = path.replace(/^\/browsing(?=\/|$)/, '').replace(/^\/+/, '');
  const start = base !== null && isOpenable(base) ? base : DEFAULT_BASE;
  return start.endsWith('/') ? start + place : `${start}/${place}`;
}

/** A script is no app. */
const isOpenable = (base: string): boolean =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(base) && !/^(javascript|data|vbscript):/i.test(base);
