import { inject, injectable } from 'inversify';
import { InvoiceTemplates } from '../../ports/InvoiceTemplates';
import { SendWrite } from '../../outcomes/SendWrite';
import { EditTemplate } from './EditTemplate';
import { LoadTemplates } from './LoadTemplates';
import { findRow, SEARCH_PER_PAGE } from '../entries/findRow';
import { removeEntry } from '../entries/removeEntry';
import { TemplateStore } from './TemplateStore';

/** Removes the template after the dealer confirms it. */
@injectable()
export class RemoveTemplate {
  constructor(
    @inject(InvoiceTemplates) private readonly templates: InvoiceTemplates,
    @inject(TemplateStore) private readonly store: TemplateStore,
    @inject(LoadTemplates) private readonly load: LoadTemplates,
    @inject(EditTemplate) private readonly editing: EditTemplate,
    @inject(SendWrite) private readonly write: SendWrite,
  ) {}

  async execute(): Promise<void> {
    await removeEntry(this.store.removal, this.write, {
      remove: ({ id }) => this.templates.remove(id),
      isGone: async ({ id }, signal) =>
        (await findRow(
          page => this.templates.list(page, SEARCH_PER_PAGE, signal),
          row => row.id === id,
        )) === false,
      onRemoved: ({ id }) => this.editing.dialog.forget(id),
      reload: () => this.load.list.reload(),
    });
  }
}
