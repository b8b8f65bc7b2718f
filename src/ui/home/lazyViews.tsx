import { RowSkeletons } from '../shared/lists/Skeletons';
import { lazyPage } from '../shared/loading/lazyPage';
import * as styles from './HomeLoading.module.css';
import { HomeSkeletons } from './HomeSkeletons';

export const LazyHomePage = lazyPage(() => import(/* webpackChunkName: "home" */ './HomePage'), 'HomePage', {
  Waiting: HomeLoading,
});

function HomeLoading() {
  return (
    <div className={styles.waiting}>
      <HomeSkeletons />
    </div>
  );
}

export const LazyTodayPage = lazyPage(() => import(/* webpackChunkName: "today" */ './TodayPage'), 'TodayPage', {
  Waiting: RowSkeletons,
});
