import { injectable } from 'inversify';
import {
  emptyTemplateForm,
  type InvoiceTemplate,
  type InvoiceTemplateForm,
  isSameTemplate,
  newInvoiceTemplate,
  type NewInvoiceTemplate,
  type RenderKey,
} from '../../../domain/selling/templates/InvoiceTemplate';
import { Drafts } from '../../forms/Drafts';
import { Writes } from '../../outcomes/Writes';
import { Clock } from '../../ports/Clock';
import { InvoiceTemplates } from '../../ports/SellingEntries';
import { Entries } from '../entries/Entries';
import { PagedRows } from '../entries/PagedRows';
import { PerPage } from '../entries/PagedSearch';

/** The invoice templates of the dealer. */
@injectable()
export class OwnTemplates {
  readonly entries: Entries<InvoiceTemplate, InvoiceTemplateForm, NewInvoiceTemplate, RenderKey>;

  constructor(port: InvoiceTemplates, drafts: Drafts, clock: Clock, writes: Writes) {
    this.entries = new Entries({
      drafts,
      clock,
      writes,
      draftOf: key => drafts.of('templateForms', key),
      empty: emptyTemplateForm,
      port,
      rows: new PagedRows<InvoiceTemplate>(({ name, customFields }) => [name, ...customFields].join(' ')),
      perPage: PerPage.templates,
      askChoices: () => port.renderKeys(),
      dataOf: newInvoiceTemplate,
      isSame: isSameTemplate,
    });
  }
}
