import { lazyView } from '../shared/lazyView';
import { withTexts } from '../shared/texts';
import { RowSkeletons } from './RowSkeletons';

const page = lazyView(
  () => withTexts(import(/* webpackChunkName: "invoices" */ './InvoicesPage')).then(module => module.InvoicesPage),
  RowSkeletons,
);

export const LazyInvoicesPage = page.View;
