import { part } from '../../shared/part';
import styles from '../browse/BrowsePage.module.css';
import { TileSkeletons } from './TileSkeletons';

const page = part(
  () => import(/* webpackChunkName: "lists" */ './OfferListPage').then(module => module.OfferListPage),
  OfferListWaiting,
);

export const OfferListPart = page.Part;
export const preloadOfferLists = page.preload;

function OfferListWaiting() {
  return (
    <div className={styles.page}>
      <TileSkeletons />
    </div>
  );
}
