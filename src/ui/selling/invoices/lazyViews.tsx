import { SettingsSkeleton } from '../../shared/lists/Skeletons';
import { lazyPage } from '../../shared/loading/lazyPage';
import { lazyView } from '../../shared/loading/lazyView';
import * as styles from './DateField.module.css';

// Apart from `LazySellingPages`, so that these chunks leave out what the selling pages have loaded.

export const LazyMotorbikesPage = lazyPage(
  () => import(/* webpackChunkName: "invoicing" */ '../motorbikes/MotorbikesPage'),
  'MotorbikesPage',
  { Waiting: SettingsSkeleton },
);

export const LazyTemplatesPage = lazyPage(
  () => import(/* webpackChunkName: "invoicing" */ '../templates/TemplatesPage'),
  'TemplatesPage',
  { Waiting: SettingsSkeleton },
);

export const LazyInvoicePage = lazyPage(
  () => import(/* webpackChunkName: "client-invoice" */ './form/InvoicePage'),
  'InvoicePage',
  { Waiting: SettingsSkeleton },
);

export const LazyIssuedNotice = lazyView(
  () => import(/* webpackChunkName: "client-invoice" */ './IssuedNotice'),
  'IssuedNotice',
);

export const LazyWriteInvoice = lazyView(
  () => import(/* webpackChunkName: "clients" */ './WriteInvoice'),
  'WriteInvoice',
);

/** antd's date picker is the largest part of the page, so it loads separately from the other fields. */
export const LazyDateField = lazyView(() => import(/* webpackChunkName: "date-field" */ './DateField'), 'DateField', {
  Waiting: DateFieldWaiting,
});

/** Has the height of the field, so that the layout does not shift. */
function DateFieldWaiting() {
  return <div className={styles.waiting} aria-hidden />;
}
