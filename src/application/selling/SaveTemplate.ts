import { inject, injectable } from 'inversify';
import { newInvoiceTemplate } from '../../domain/selling/InvoiceTemplate';
import { InvoiceTemplates } from '../ports/InvoiceTemplates';
import { UnsavedWork } from '../session/UnsavedWork';
import { EditTemplate } from './EditTemplate';
import { LoadTemplates } from './LoadTemplates';
import { TemplateStore } from './TemplateStore';
import { writeEntry } from './writeEntry';

/** Sends the template that stands in the dialog: a new one, or one that was changed. */
@injectable()
export class SaveTemplate {
  constructor(
    @inject(InvoiceTemplates) private readonly templates: InvoiceTemplates,
    @inject(TemplateStore) private readonly store: TemplateStore,
    @inject(LoadTemplates) private readonly load: LoadTemplates,
    @inject(EditTemplate) private readonly editing: EditTemplate,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  async execute(): Promise<void> {
    const { entry } = this.store;
    const { id } = entry;
    const template = newInvoiceTemplate(entry.form);
    if (!entry.isOpen || template === null) return;
    const write = () => (id === null ? this.templates.add(template) : this.templates.change(id, template));
    await writeEntry(entry, this.work, {
      write,
      reload: () => this.load.list.reload(),
      onDone: () => this.editing.dialog.saved(),
    });
  }
}
