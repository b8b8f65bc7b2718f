import { Skeletons } from '../shared/lists/Skeletons';
import * as styles from './HomeLoading.module.css';

/** Placeholders with the size of the tiles, and as many beside each other. */
export const HomeSkeletons = () => (
  <div className={styles.room}>
    <Skeletons list={styles.tiles} item={styles.tile} count={10}>
      <div className={styles.photo} />
    </Skeletons>
  </div>
);
