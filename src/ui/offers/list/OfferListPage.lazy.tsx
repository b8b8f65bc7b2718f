import { lazyPage } from '../../navigation/lazyPage';
import { TileSkeletons } from '../../shared/lists/TileSkeletons';
import { withTexts } from '../../shared/texts/texts';
import styles from '../browse/BrowsePage.module.css';

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
