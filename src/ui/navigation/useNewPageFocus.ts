import { useEffect } from 'react';
import type { Location } from 'react-router';
import type { Cancel } from '../../application/ports/Clock';
import { SessionStore } from '../../application/session/SessionStore';
import { backgroundOf } from '../offers/page/overlay/useOverlay';
import { useNavigation } from '../shared/navigation';
import { homePaths } from '../shared/paths';
import { useInjection } from '../shared/useInjection';

/** An offer above a page does not change the page, and neither does a tab of the landing page. */
function pageAt(location: Location): string {
  const { pathname } = backgroundOf(location) ?? location;
  return Object.values<string>(homePaths).includes(pathname) ? '/' : pathname;
}

/**
 * Gives the focus to the title of each new page, and of the first page after a sign-in. Otherwise a screen reader says nothing
 * about a new page, and the focus stays in the menu or is lost.
 */
export function useNewPageFocus(): void {
  const { follow, here } = useNavigation();
  const session = useInjection(SessionStore);

  useEffect(() => {
    let page = pageAt(here());
    let stop: Cancel = () => {};
    const pageChanged = () => {
      stop();
      stop = focusTitle();
    };
    if (session.hasSignedIn) pageChanged();
    const unfollow = follow(() => {
      if (pageAt(here()) === page) return;
      page = pageAt(here());
      pageChanged();
    });
    return () => {
      unfollow();
      stop();
    };
  }, [follow, here, session]);
}

/** The code of the page may have to load. Gives up once the page or the dealer has moved the focus. */
function focusTitle(): Cancel {
  const content = document.getElementById('content')!;
  const before = document.activeElement;
  const isFree = (active: Element) =>
    active === document.body || active.closest('[inert]') !== null || (active === before && !content.contains(active));

  const attempt = () => {
    const title = content.querySelector<HTMLElement>('h1:not([inert] *)');
    if (title && isFree(document.activeElement!)) {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    }
    if (title || !isFree(document.activeElement!)) stop();
  };
  const changes = new MutationObserver(attempt);
  // The effects of the page come first.
  const frame = requestAnimationFrame(() => {
    changes.observe(content, { childList: true, subtree: true });
    attempt();
  });
  const stop = () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
  };
  return stop;
}
