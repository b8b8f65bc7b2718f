import { matchPath } from 'react-router';
import type { ClientId } from '../domain/selling/clients/Client';
import { NEW_PASSWORD_PATH, RESET_PATH } from './session/publicPaths';
import { homePaths, paths } from './shared/paths';

const anyClient = ':id' as unknown as ClientId;

const patterns: readonly string[] = [
  '/',
  ...Object.values(homePaths),
  RESET_PATH,
  NEW_PASSWORD_PATH,
  ...Object.values(paths).filter(path => typeof path === 'string'),
  ...[paths.client, paths.editClient, paths.createInvoice].map(path => path(anyClient)),
];

/** The pattern of a page's path, such as `/browsing/offer/:id`, which contains no data of the dealer. */
export const routePattern = (pathname: string): string =>
  patterns.find(pattern => matchPath(pattern, pathname)) ?? 'other';
