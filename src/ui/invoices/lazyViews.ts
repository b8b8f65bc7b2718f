import { RowSkeletons } from '../shared/lists/RowSkeletons';
import { lazyPage } from '../shared/loading/lazyPage';

export const LazyInvoicesPage = lazyPage(
  () => import(/* webpackChunkName: "invoices" */ './InvoicesPage'),
  'InvoicesPage',
  { Waiting: RowSkeletons },
);
