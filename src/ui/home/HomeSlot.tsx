import { useEffect } from 'react';
import { OfferLists } from '../../application/offers/OfferLists';
import { FirstScreenStore } from '../../application/shared/FirstScreenStore';
import type { VehicleType } from '../../domain/offers/VehicleType';
import { useInjection } from '../shared/useInjection';
import { LazyHomePage } from './lazyViews';

/** Loads and renders the landing page. Lists that are not visible are fetched after it. */
export function HomeSlot({ type }: { readonly type: VehicleType }) {
  const lists = useInjection(OfferLists);
  const firstScreen = useInjection(FirstScreenStore);
  useEffect(() => {
    lists.screenOpened();
    firstScreen.awaited();
    return () => firstScreen.arrived();
  }, [lists, firstScreen]);
  return <LazyHomePage type={type} />;
}
