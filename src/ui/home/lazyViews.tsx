import { lazyPage } from '../navigation/lazyPage';
import { TileSkeletons } from '../shared/lists/TileSkeletons';
import styles from './HomeSlot.module.css';

export const LazyHomePage = lazyPage(() => import(/* webpackChunkName: "home" */ './HomePage'), 'HomePage', {
  Waiting: HomeLoading,
});

function HomeLoading() {
  return (
    <div className={styles.waiting}>
      <TileSkeletons />
    </div>
  );
}
