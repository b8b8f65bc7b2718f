import { inject, injectable } from 'inversify';
import {
  type InvoiceTemplateForm,
  type InvoiceTemplateId,
  keptTemplateForm,
} from '../../../domain/selling/templates/InvoiceTemplate';
import { DraftDesk } from '../../drafts/DraftDesk';
import { EntryEditing } from '../entries/EntryEditing';
import { TemplateStore } from './TemplateStore';

/** The dialog in which an invoice template is made or changed. */
@injectable()
export class EditTemplate {
  readonly dialog: EntryEditing<InvoiceTemplateForm, InvoiceTemplateId>;

  constructor(@inject(DraftDesk) desk: DraftDesk, @inject(TemplateStore) { entry }: TemplateStore) {
    this.dialog = new EntryEditing(desk, { entry, what: 'invoice template', read: keptTemplateForm });
  }
}
