import { lazyPage } from '../navigation/lazyPage';
import { RowSkeletons } from '../shared/lists/RowSkeletons';

export const LazyInvoicesPage = lazyPage(
  () => import(/* webpackChunkName: "invoices" */ './InvoicesPage'),
  'InvoicesPage',
  { Waiting: RowSkeletons },
);
