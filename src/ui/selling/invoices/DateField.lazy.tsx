import { lazyView } from '../../shared/lazyView';
import type { DateFieldProps } from './DateField';
import styles from './DateFieldWaiting.module.css';

/** Has the height of the field, so that the layout does not shift. */
const Waiting = () => <div className={styles.waiting} aria-hidden />;

/** antd's date picker is the largest part of the page, so it loads separately from the other fields. */
export const LazyDateField = lazyView<DateFieldProps>(
  () => import(/* webpackChunkName: "date-field" */ './DateField').then(module => module.DateField),
  Waiting,
).View;
