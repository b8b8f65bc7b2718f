import { lazyView } from '../../shared/lazyView';
import styles from './VehiclePhoto.module.css';

/** As large as the drawing. */
const EmptyPhoto = () => <div className={styles.photo} />;

export const { View: LazyVehicleDrawing, preload: preloadVehicleDrawing } = lazyView(
  () => import(/* webpackChunkName: "tile-details" */ './VehicleDrawing').then(module => module.VehicleDrawing),
  EmptyPhoto,
  EmptyPhoto,
);
