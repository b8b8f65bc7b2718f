/** Used if the host configures no other base. */
const DEFAULT_BASE = 'paddock://';

/** The deep link to the native app's screen for a path. The native app's paths have no `/browsing` prefix. */
export function deepLink(base: string | null, path: string): string {
  const target = path.replace(/^\/browsing(?=\/|$)/, '').replace(/^\/+/, '');
  const wanted = base ?? DEFAULT_BASE;
  const start = isOpenable(wanted) ? wanted : DEFAULT_BASE;
  return start.endsWith('/') ? start + target : `${start}/${target}`;
}

/** Rejects schemes that run code in the browser. */
const isOpenable = (base: string): boolean =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(base) && !/^(javascript|data|vbscript):/i.test(base);
