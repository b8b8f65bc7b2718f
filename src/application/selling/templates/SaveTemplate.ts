import { inject, injectable } from 'inversify';
import { isSameTemplate, newInvoiceTemplate } from '../../../domain/selling/templates/InvoiceTemplate';
import { InvoiceTemplates } from '../../ports/InvoiceTemplates';
import { SettleOutcome } from '../../outcomes/SettleOutcome';
import { UnsavedWork } from '../../session/UnsavedWork';
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
    @inject(UnsavedWork) readonly work: UnsavedWork,
    @inject(SettleOutcome) readonly outcome: SettleOutcome,
  ) {}

  async execute(): Promise<void> {
    const { entry } = this.store;
    const { id } = entry;
    const template = newInvoiceTemplate(entry.form);
    if (!entry.isOpen || template === null) return;
    const write = () => (id === null ? this.templates.add(template) : this.templates.change(id, template));
    await writeEntry(entry, this, {
      write,
      isDone: async signal =>
        (await findRow(
          page => this.templates.list(page, SEARCH_PER_PAGE, signal),
          row => (id === null || row.id === id) && isSameTemplate(row, template),
        )) === true,
      reload: () => this.load.list.reload(),
      onDone: () => this.editing.dialog.saved(),
    });
  }
}
