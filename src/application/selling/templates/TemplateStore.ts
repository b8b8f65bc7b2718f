import {
  emptyTemplateForm,
  type InvoiceTemplate,
  type InvoiceTemplateForm,
  type InvoiceTemplateId,
  type RenderKey,
} from '../../../domain/selling/templates/InvoiceTemplate';
import { ChoiceList } from '../entries/ChoiceList';
import { EntryForm } from '../entries/EntryForm';
import { PagedRows } from '../entries/PagedRows';
import { Removal } from '../entries/Removal';

export class TemplateStore {
  readonly list = new PagedRows<InvoiceTemplate>({ textOf });
  /** The picker of the invoice form. */
  readonly picker = new PagedRows<InvoiceTemplate>({ textOf });
  readonly renderKeys = new ChoiceList<RenderKey>();
  readonly entry = new EntryForm<InvoiceTemplateForm, InvoiceTemplateId>(emptyTemplateForm);
  readonly removal = new Removal<InvoiceTemplate>();
}

const textOf = ({ name, customFields }: InvoiceTemplate): string => [name, ...customFields].join(' ');
