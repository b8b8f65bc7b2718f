import { lazyPage } from '../navigation/lazyPage';
import { withTexts } from '../shared/texts';
import { RowSkeletons } from './RowSkeletons';

const page = lazyPage(
  () => withTexts(import(/* webpackChunkName: "invoices" */ './InvoicesPage')).then(module => module.InvoicesPage),
  RowSkeletons,
);

export const LazyInvoicesPage = page.View;
