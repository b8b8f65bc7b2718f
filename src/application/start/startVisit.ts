import { when } from 'mobx';
import { questionAt } from '../../domain/offers/list/BrowseQuestion';
import { ConnectionStore } from '../connection/ConnectionStore';
import { Menu } from '../navigation/Menu';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { LoadOffers } from '../offers/list/LoadOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Identity } from '../ports/Identity';
import { Pictures } from '../ports/Pictures';
import { SessionStore } from '../session/SessionStore';
import { Visits } from '../session/Visits';
import { Appearance } from '../settings/Appearance';
import type { Get } from './startTasks';

interface Visit {
  readonly path: string;
  /** The query of the address. */
  readonly search: string;
  /** The page works without a session. */
  readonly isPublic: boolean;
  /** Whether the browse list is the page now. */
  readonly isBrowse: () => boolean;
  /** Loads the code behind the sign-in, which contains the tiles. */
  readonly loadShell: () => Promise<unknown>;
}

/**
 * Starts what precedes the first render: the requests run in parallel with the download of the code. Returns whether there is
 * a session for the page.
 */
export function startVisit(get: Get, visit: Visit): boolean {
  get(Appearance).restore();
  get(Visits).endIdle();
  const hasSession = !visit.isPublic && get(Identity).hasSession();
  if (hasSession) fetchEarly(get, visit);
  get(HiddenOffers).start(hasSession);
  get(Menu).restore(visit.path);
  get(ConnectionStore).begin();
  return hasSession;
}

function fetchEarly(get: Get, { search, isBrowse, loadShell }: Visit): void {
  // If this download fails, the page repeats it and reports the failure.
  const shell = loadShell().catch(() => {});
  void get(SessionStore).check();
  if (!isBrowse()) return;
  void get(LoadOffers).show('browse', questionAt('browse', search, get(Appearance).paging));
  void preloadFirstPhoto(get, isBrowse, shell);
}

/**
 * Fetches the first photo of the browse list while its tiles are rendered. `isShown` says whether the list is the page, and
 * `tileCode` resolves when the code of the tiles is there.
 */
export async function preloadFirstPhoto(get: Get, isShown: () => boolean, tileCode: Promise<unknown>): Promise<void> {
  const list = get(OfferLists).of('browse');
  await Promise.all([when(() => list.ids.length > 0), tileCode]);
  const photo = get(OfferRegistry).get(list.ids[0]!)?.photo;
  if (photo && isShown()) get(Pictures).preload(photo);
}
