import { inject, injectable } from 'inversify';
import { isSameTemplate, newInvoiceTemplate } from '../../../domain/selling/templates/InvoiceTemplate';
import { InvoiceTemplates } from '../../ports/InvoiceTemplates';
import { SendWrite } from '../../outcomes/SendWrite';
import { EditTemplate } from './EditTemplate';
import { LoadTemplates } from './LoadTemplates';
import { TemplateStore } from './TemplateStore';
import { findRow, SEARCH_PER_PAGE } from '../entries/findRow';
import { writeEntry } from '../entries/writeEntry';

/** Saves the new or changed template in the dialog. */
@injectable()
export class SaveTemplate {
  constructor(
    @inject(InvoiceTemplates) private readonly templates: InvoiceTemplates,
    @inject(TemplateStore) private readonly store: TemplateStore,
    @inject(LoadTemplates) private readonly load: LoadTemplates,
    @inject(EditTemplate) private readonly editing: EditTemplate,
    @inject(SendWrite) private readonly write: SendWrite,
  ) {}

  async execute(): Promise<void> {
    const { entry } = this.store;
    const { id } = entry;
    const template = newInvoiceTemplate(entry.form);
    if (!entry.isOpen || template === null) return;
    const send = () => (id === null ? this.templates.add(template) : this.templates.change(id, template));
    await writeEntry(entry, this.write, {
      send,
      look: async signal =>
        (await findRow(
          page => this.templates.list(page, SEARCH_PER_PAGE, signal),
          row => (id === null || row.id === id) && isSameTemplate(row, template),
        )) === true,
      reload: () => this.load.list.reload(),
      onDone: () => this.editing.dialog.saved(),
    });
  }
}
