import { part } from '../../shared/part';
import type { DateFieldProps } from './DateField';
import styles from './DateFieldWaiting.module.css';

/** As high as the field, so that nothing moves when it arrives. */
const Waiting = () => <div className={styles.waiting} aria-hidden />;

/** antd's date picker is the largest thing on the page: the other fields do not wait for it. */
export const DateFieldPart = part<DateFieldProps>(
  () => import(/* webpackChunkName: "date-field" */ './DateField').then(module => module.DateField),
  Waiting,
).Part;
