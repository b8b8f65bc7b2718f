import { useCallback } from 'react';
import type { HashId } from '../../../domain/offers/Offer';
import { useStableNavigation } from '../../navigation/StableNavigation';
import { paths } from '../../shared/paths';
import { backgroundOf } from '../page/useOverlay';

/** Returns how to open an offer above the current page. */
export function useOpenOffer(): (hashId: HashId) => void {
  const { currentLocation: here, navigateTo: go } = useStableNavigation();
  return useCallback(
    hashId => go(paths.offer(hashId), { state: { background: backgroundOf(here()) ?? here() } }),
    [here, go],
  );
}
