import { inject, injectable } from 'inversify';
import { InvoiceTemplates } from '../ports/InvoiceTemplates';
import { UnsavedWork } from '../session/UnsavedWork';
import { LoadTemplates } from './LoadTemplates';
import { TemplateStore } from './TemplateStore';
import { writeEntry } from './writeEntry';

/** Removes the template that the dialog asks about. */
@injectable()
export class RemoveTemplate {
  constructor(
    @inject(InvoiceTemplates) private readonly templates: InvoiceTemplates,
    @inject(TemplateStore) private readonly store: TemplateStore,
    @inject(LoadTemplates) private readonly load: LoadTemplates,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  async execute(): Promise<void> {
    const { removal } = this.store;
    const { row } = removal;
    if (row === null) return;
    const write = () => this.templates.remove(row.id);
    await writeEntry(removal, this.work, { write, reload: () => this.load.list.reload() });
  }
}
