import { useEffect } from 'react';
import { OfferLists } from '../../application/offers/OfferLists';
import type { VehicleType } from '../../domain/offers/VehicleType';
import { TileSkeletons } from '../offers/list/TileSkeletons';
import { part } from '../shared/part';
import { withTexts } from '../shared/texts';
import { useInjection } from '../shared/useInjection';
import styles from './HomeSlot.module.css';

const page = part(
  () => withTexts('home', import(/* webpackChunkName: "home" */ './HomePage')).then(module => module.HomePage),
  Waiting,
);

/** Holds the place of the landing screen; whatever nobody looks at is fetched after it. */
export function HomeSlot({ line }: { readonly line: VehicleType }) {
  const lists = useInjection(OfferLists);
  useEffect(() => {
    lists.screenOpened({ isAwaited: true });
    return () => lists.screenArrived();
  }, [lists]);
  return <page.Part line={line} />;
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <TileSkeletons />
    </div>
  );
}
