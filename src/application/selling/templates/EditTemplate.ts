import { inject, injectable } from 'inversify';
import {
  type InvoiceTemplateForm,
  type InvoiceTemplateId,
  keptTemplateForm,
} from '../../../domain/selling/templates/InvoiceTemplate';
import { FormDrafts } from '../../drafts/FormDrafts';
import { Clock } from '../../ports/Clock';
import { EntryEditing } from '../entries/EntryEditing';
import { TemplateStore } from './TemplateStore';

/** The dialog in which an invoice template is added or changed. */
@injectable()
export class EditTemplate {
  readonly dialog: EntryEditing<InvoiceTemplateForm, InvoiceTemplateId>;

  constructor(
    @inject(FormDrafts) drafts: FormDrafts,
    @inject(Clock) clock: Clock,
    @inject(TemplateStore) { entry }: TemplateStore,
  ) {
    this.dialog = new EntryEditing({ drafts, clock, entry, kind: 'invoice template', read: keptTemplateForm });
  }
}
