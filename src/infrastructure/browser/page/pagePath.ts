import { basePath } from './basePath';

/** The path of the page without the path of the build. */
export const pagePath = (): string => location.pathname.slice(basePath.length);

/**
 * The host and the router accept a path with double slashes or with one at its end, but the pages compare the whole path, and the
 * history takes the beginning of one with two for a host.
 */
export function dropNeedlessSlashes(): void {
  const page = location.pathname.replace(/\/+/g, '/').replace(/\/$/, '') || '/';
  const path = page === basePath ? `${page}/` : page;
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
}
