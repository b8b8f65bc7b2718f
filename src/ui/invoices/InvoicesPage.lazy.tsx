import { lazyPage } from '../navigation/lazyPage';
import { RowSkeletons } from '../shared/lists/RowSkeletons';
import { withTexts } from '../shared/texts/texts';

const page = lazyPage(
  () => withTexts(import(/* webpackChunkName: "invoices" */ './InvoicesPage')).then(module => module.InvoicesPage),
  RowSkeletons,
);

export const LazyInvoicesPage = page.View;
