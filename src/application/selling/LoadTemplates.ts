import { inject, injectable } from 'inversify';
import type { InvoiceTemplate } from '../../domain/selling/InvoiceTemplate';
import type { RowQuestion } from '../../domain/shared/Page';
import { Clock } from '../ports/Clock';
import { InvoiceTemplates } from '../ports/InvoiceTemplates';
import { loadChoices } from './loadChoices';
import { PagedSearch } from './PagedSearch';
import { TemplateStore } from './TemplateStore';

const PER_PAGE = 5;
const PER_PICKER_PAGE = 10;

/** The invoice templates on their screen and in the picker, and the HTML templates they rest on. */
@injectable()
export class LoadTemplates {
  readonly list: PagedSearch<InvoiceTemplate>;
  readonly picker: PagedSearch<InvoiceTemplate>;

  constructor(
    @inject(InvoiceTemplates) private readonly templates: InvoiceTemplates,
    @inject(Clock) clock: Clock,
    @inject(TemplateStore) private readonly store: TemplateStore,
  ) {
    const ask = ({ page, perPage }: RowQuestion, signal: AbortSignal) => templates.list(page, perPage, signal);
    this.list = new PagedSearch({ rows: store.list, clock, perPage: PER_PAGE, ask });
    this.picker = new PagedSearch({ rows: store.picker, clock, perPage: PER_PICKER_PAGE, ask });
  }

  async show(): Promise<void> {
    await Promise.all([this.renderKeys(), this.list.reload()]);
  }

  async openPicker(): Promise<void> {
    this.store.picker.cleared();
    await this.picker.reload();
  }

  async renderKeys(): Promise<void> {
    await loadChoices(this.store.renderKeys, signal => this.templates.renderKeys(signal));
  }
}
