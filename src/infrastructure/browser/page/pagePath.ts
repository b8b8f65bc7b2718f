import { basePath } from './basePath';

/** The path of the page without the path of the build. */
export const pagePath = (): string => location.pathname.slice(basePath.length);

/** The router accepts a path that ends with a slash, but the pages compare the whole path. */
export function dropTrailingSlash(): void {
  const path = pagePath().replace(/\/+$/, '') || '/';
  if (path !== pagePath()) history.replaceState(history.state, '', basePath + path + location.search + location.hash);
}
