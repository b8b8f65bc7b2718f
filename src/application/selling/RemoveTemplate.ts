import { inject, injectable } from 'inversify';
import { InvoiceTemplates } from '../ports/InvoiceTemplates';
import { UnsavedWork } from '../session/UnsavedWork';
import { EditTemplate } from './EditTemplate';
import { LoadTemplates } from './LoadTemplates';
import { removeEntry } from './removeEntry';
import { TemplateStore } from './TemplateStore';

/** Removes the template that the dialog asks about. */
@injectable()
export class RemoveTemplate {
  constructor(
    @inject(InvoiceTemplates) private readonly templates: InvoiceTemplates,
    @inject(TemplateStore) private readonly store: TemplateStore,
    @inject(LoadTemplates) private readonly load: LoadTemplates,
    @inject(EditTemplate) private readonly editing: EditTemplate,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  async execute(): Promise<void> {
    await removeEntry(this.store.removal, this.work, {
      remove: id => this.templates.remove(id),
      forget: id => this.editing.dialog.forget(id),
      reload: () => this.load.list.reload(),
    });
  }
}
