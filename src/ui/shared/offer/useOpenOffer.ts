import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { HashId } from '../../../domain/offers/Offer';
import { backgroundOf } from '../../offers/page/overlay/useOverlay';
import { paths } from '../paths';

/** Returns how to open an offer above the current page. */
export function useOpenOffer(): (hashId: HashId) => void {
  const here = useLocation();
  const navigate = useNavigate();
  return useCallback(
    hashId => void navigate(paths.offer(hashId), { state: { background: backgroundOf(here) ?? here } }),
    [here, navigate],
  );
}
