import { inject, injectable } from 'inversify';
import type { InvoiceTemplate } from '../../../domain/selling/templates/InvoiceTemplate';
import type { RowQuestion } from '../../../domain/shared/Page';
import { Clock } from '../../ports/Clock';
import { InvoiceTemplates } from '../../ports/InvoiceTemplates';
import { listAndPicker } from '../entries/listAndPicker';
import { loadChoices } from '../entries/loadChoices';
import type { PagedSearch } from '../entries/PagedSearch';
import { TemplateStore } from './TemplateStore';

const PER_PAGE = 5;

/** Loads the invoice templates for their screen and for the picker, and the HTML templates that they use. */
@injectable()
export class LoadTemplates {
  private readonly pages;

  constructor(
    @inject(InvoiceTemplates) private readonly templates: InvoiceTemplates,
    @inject(Clock) clock: Clock,
    @inject(TemplateStore) private readonly store: TemplateStore,
  ) {
    const ask = ({ page, perPage }: RowQuestion, signal: AbortSignal) => templates.list(page, perPage, signal);
    this.pages = listAndPicker({ store, clock, perPage: PER_PAGE, ask });
  }

  get list(): PagedSearch<InvoiceTemplate> {
    return this.pages.list;
  }

  get picker(): PagedSearch<InvoiceTemplate> {
    return this.pages.picker;
  }

  async show(): Promise<void> {
    await Promise.all([this.renderKeys(), this.list.reload()]);
  }

  async openPicker(): Promise<void> {
    await this.pages.openPicker();
  }

  async renderKeys(): Promise<void> {
    await loadChoices(this.store.renderKeys, signal => this.templates.renderKeys(signal));
  }
}
