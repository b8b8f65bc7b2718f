import { inject, injectable } from 'inversify';
import { PerPage } from '../../../domain/selling/entries/PerPage';
import {
  type InvoiceTemplate,
  type InvoiceTemplateForm,
  isSameTemplate,
  newInvoiceTemplate,
  type NewInvoiceTemplate,
} from '../../../domain/selling/templates/InvoiceTemplate';
import { FormDrafts } from '../../drafts/FormDrafts';
import { SendWrite } from '../../outcomes/SendWrite';
import { Clock } from '../../ports/Clock';
import { InvoiceTemplates } from '../../ports/InvoiceTemplates';
import { loadChoices } from '../entries/ChoiceList';
import { Entries } from '../entries/Entries';
import { TemplateStore } from './TemplateStore';

/** Lists, picks, edits and removes the invoice templates. */
@injectable()
export class TemplateEntries extends Entries<InvoiceTemplate, InvoiceTemplateForm, NewInvoiceTemplate> {
  constructor(
    @inject(InvoiceTemplates) port: InvoiceTemplates,
    @inject(TemplateStore) override readonly store: TemplateStore,
    @inject(FormDrafts) drafts: FormDrafts,
    @inject(Clock) clock: Clock,
    @inject(SendWrite) write: SendWrite,
  ) {
    super(
      store,
      { drafts, clock, write },
      {
        collection: 'templateForms',
        port,
        ask: ({ page, perPage }, signal) => port.list(page, perPage, signal),
        perPage: PerPage.templates,
        loadChoices: () => loadChoices(store.renderKeys, () => port.renderKeys()),
        dataOf: newInvoiceTemplate,
        isSame: isSameTemplate,
        queryOf: () => '',
      },
    );
  }
}
