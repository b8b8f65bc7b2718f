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
import { FormDrafts } from '../../drafts/FormDrafts';
import { SendWrite } from '../../outcomes/SendWrite';
import { Clock } from '../../ports/Clock';
import { InvoiceTemplates } from '../../ports/InvoiceTemplates';
import { ChoiceList } from '../entries/ChoiceList';
import { Entries } from '../entries/Entries';
import { PagedRows } from '../entries/PagedRows';

/** Lists, picks, edits and removes the invoice templates. */
@injectable()
export class TemplateEntries extends Entries<InvoiceTemplate, InvoiceTemplateForm, NewInvoiceTemplate, RenderKey> {
  constructor(port: InvoiceTemplates, drafts: FormDrafts, clock: Clock, write: SendWrite) {
    super({
      drafts,
      clock,
      write,
      collection: 'templateForms',
      empty: emptyTemplateForm,
      port,
      rows: new PagedRows<InvoiceTemplate>(({ name, customFields }) => [name, ...customFields].join(' ')),
      perPage: PerPage.templates,
      choices: new ChoiceList<RenderKey>(),
      askChoices: () => port.renderKeys(),
      dataOf: newInvoiceTemplate,
      isSame: isSameTemplate,
    });
  }
}
