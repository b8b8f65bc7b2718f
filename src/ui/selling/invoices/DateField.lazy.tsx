import { lazyView } from '../../shared/lazyView';
import type { DateFieldProps } from './DateField';
import styles from './DateFieldWaiting.module.css';

/** As high as the field, so that nothing moves when it arrives. */
const Waiting = () => <div className={styles.waiting} aria-hidden />;

/** antd's date picker is the largest thing on the page: the other fields do not wait for it. */
export const LazyDateField = lazyView<DateFieldProps>(
  () => import(/* webpackChunkName: "date-field" */ './DateField').then(module => module.DateField),
  Waiting,
).View;
