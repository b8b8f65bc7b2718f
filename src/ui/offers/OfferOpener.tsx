import { createContext, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { HashId } from '../../domain/offers/Offer';
import { offerAddress } from './offerAddress';
import { useOverlay } from './useOverlay';

export const OpenOfferContext = createContext<(hashId: HashId) => void>(() => {});

/** Gives the tiles one function that never changes, whatever the address does. */
export function OfferOpener({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { background } = useOverlay();
  const latest = useRef({ location, navigate, background });
  useEffect(() => {
    latest.current = { location, navigate, background };
  });

  const open = useCallback((hashId: HashId) => {
    const { location: here, navigate: go, background: under } = latest.current;
    void go(offerAddress(hashId), { state: { background: under ?? here } });
  }, []);
  return <OpenOfferContext value={open}>{children}</OpenOfferContext>;
}
