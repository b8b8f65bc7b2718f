import { useEffect } from 'react';
import { OfferLists } from '../../application/offers/OfferLists';
import { FirstScreenStore } from '../../application/shared/FirstScreenStore';
import type { VehicleType } from '../../domain/offers/VehicleType';
import { lazyPage } from '../navigation/lazyPage';
import { TileSkeletons } from '../shared/lists/TileSkeletons';
import { withTexts } from '../shared/texts/texts';
import { useInjection } from '../shared/useInjection';
import styles from './HomeSlot.module.css';

const page = lazyPage(
  () => withTexts(import(/* webpackChunkName: "home" */ './HomePage')).then(module => module.HomePage),
  Waiting,
);

/** Loads and renders the landing page. Lists that are not visible are fetched after it. */
export function HomeSlot({ type }: { readonly type: VehicleType }) {
  const lists = useInjection(OfferLists);
  const firstScreen = useInjection(FirstScreenStore);
  useEffect(() => {
    lists.screenOpened();
    firstScreen.awaited();
    return () => firstScreen.arrived();
  }, [lists, firstScreen]);
  return <page.View type={type} />;
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <TileSkeletons />
    </div>
  );
}
