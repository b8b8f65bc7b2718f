import { injectable } from 'inversify';
import { PerPage } from '../../../domain/selling/entries/PerPage';
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
import { ShowForm } from '../../forms/ShowForm';
import { Writes } from '../../outcomes/Writes';
import { Clock } from '../../ports/Clock';
import { InvoiceTemplates } from '../../ports/InvoiceTemplates';
import { Entries } from '../entries/Entries';
import { PagedRows } from '../entries/PagedRows';

/** Lists, picks, edits and removes the invoice templates. */
@injectable()
export class TemplateEntries extends Entries<InvoiceTemplate, InvoiceTemplateForm, NewInvoiceTemplate, RenderKey> {
  constructor(port: InvoiceTemplates, drafts: Drafts, show: ShowForm, clock: Clock, write: Writes) {
    super({
      show,
      clock,
      write,
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
