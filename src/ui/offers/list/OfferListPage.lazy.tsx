import { lazyPage } from '../../navigation/lazyPage';
import { withTexts } from '../../shared/texts';
import styles from '../browse/BrowsePage.module.css';
import { TileSkeletons } from './TileSkeletons';

const page = lazyPage(
  () => withTexts(import(/* webpackChunkName: "lists" */ './OfferListPage')).then(module => module.OfferListPage),
  OfferListLoading,
);

export const LazyOfferListPage = page.View;
export const preloadOfferLists = page.preload;

function OfferListLoading() {
  return (
    <div className={styles.page}>
      <TileSkeletons />
    </div>
  );
}
