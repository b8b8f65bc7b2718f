import { part } from '../shared/part';
import { withTexts } from '../shared/texts';
import { RowSkeletons } from './RowSkeletons';

const page = part(
  () =>
    withTexts('invoices', import(/* webpackChunkName: "invoices" */ './InvoicesPage')).then(
      module => module.InvoicesPage,
    ),
  RowSkeletons,
);

export const InvoicesPart = page.Part;
