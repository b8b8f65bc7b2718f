import { useCallback, useEffect, useState } from 'react';
import type { Location } from 'react-router';
import type { Cancel } from '../../application/ports/Clock';
import { backgroundOf } from '../offers/page/overlay/useOverlay';
import { useNavigation } from '../shared/navigation';
import { homePaths } from '../shared/paths';
import { LiveText } from '../shared/texts/LiveText';
import { useTexts } from '../shared/texts/useTexts';
import { focusTitle } from './focusTitle';

/** An offer above a page does not change the page, and neither does a tab of the landing page. */
function pageAt(location: Location): string {
  const { pathname } = backgroundOf(location) ?? location;
  return Object.values<string>(homePaths).includes(pathname) ? '/' : pathname;
}

/**
 * Gives the focus to the title of each new page, and says that it loads if that takes long. Otherwise a screen reader says
 * nothing about a new page, and the focus stays in the menu or is lost.
 */
export function NewPageFocus() {
  const { t } = useTexts('shared');
  const { follow, here } = useNavigation();
  const [isAwaited, setAwaited] = useState(false);

  useEffect(() => {
    let page = pageAt(here());
    let stop: Cancel = () => {};
    const unfollow = follow(() => {
      if (pageAt(here()) === page) return;
      page = pageAt(here());
      stop();
      stop = focusTitle(
        () => setAwaited(true),
        () => setAwaited(false),
      );
    });
    return () => {
      unfollow();
      stop();
    };
  }, [follow, here]);

  const text = useCallback(() => (isAwaited ? t('loading') : ''), [isAwaited, t]);
  return <LiveText className="visually-hidden" role="status" afterPause text={text} />;
}
