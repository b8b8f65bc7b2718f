import type { BrandId, Motorbike, MotorbikeId, NewMotorbike } from '../../../../domain/selling/motorbikes/Motorbike';
import type {
  InvoiceTemplate,
  InvoiceTemplateId,
  NewInvoiceTemplate,
  RenderKey,
  RenderKeyId,
} from '../../../../domain/selling/templates/InvoiceTemplate';
import type { Failure } from '../../../../domain/shared/Failure';
import type { Language } from '../../../../domain/shared/Language';
import type { RowPage, RowQuestion } from '../../../../domain/shared/Page';
import { failed, type Result, success } from '../../../../domain/shared/Result';
import { containsWords } from '../../../../domain/shared/TextSearch';
import { motorbikeBrands } from '../catalogue/models/motorbikeBrands';
import type { InvoicePaper } from '../pdf/InvoicePaper';
import { refused } from '../trading/refused';
import { type InvoicingBook, nextMotorbikeId, nextTemplateId } from './InvoicingBook';

/** The motorbikes and invoice templates of one dealer. Refuses invalid input. */
export class InvoicingDesk {
  constructor(
    private readonly book: InvoicingBook,
    private readonly language: Language,
    private readonly worthKeeping: () => void,
  ) {}

  /** The latest motorbike comes first. */
  motorbikes({ page, perPage, query = '' }: RowQuestion): RowPage<Motorbike> {
    const all = [...this.book.motorbikes].map(([id, bike]) => ({ id, ...bike, brandName: brandName(bike.brandId) }));
    const found = all.filter(({ model, brandName: brand, vin }) => containsWords(`${brand} ${model} ${vin}`, query));
    return pageOf(found.reverse(), page, perPage);
  }

  motorbike(id: MotorbikeId): Motorbike | null {
    const bike = this.book.motorbikes.get(id);
    return bike ? { id, ...bike, brandName: brandName(bike.brandId) } : null;
  }

  addMotorbike(motorbike: NewMotorbike): Result<void, Failure> {
    return this.putMotorbike(nextMotorbikeId(this.book), motorbike);
  }

  changeMotorbike(id: MotorbikeId, motorbike: NewMotorbike): Result<void, Failure> {
    return this.book.motorbikes.has(id) ? this.putMotorbike(id, motorbike) : failed({ reason: 'notFound' });
  }

  removeMotorbike(id: MotorbikeId): Result<void, Failure> {
    return this.book.motorbikes.delete(id) ? this.done() : failed({ reason: 'notFound' });
  }

  /** The latest template comes first. */
  templates(page: number, perPage: number): RowPage<InvoiceTemplate> {
    const all = [...this.book.templates].map(([id, template]) => ({ id, ...template }));
    return pageOf(all.reverse(), page, perPage);
  }

  template(id: InvoiceTemplateId): NewInvoiceTemplate | null {
    return this.book.templates.get(id) ?? null;
  }

  addTemplate(template: NewInvoiceTemplate): Result<void, Failure> {
    return this.putTemplate(nextTemplateId(this.book), template);
  }

  changeTemplate(id: InvoiceTemplateId, template: NewInvoiceTemplate): Result<void, Failure> {
    return this.book.templates.has(id) ? this.putTemplate(id, template) : failed({ reason: 'notFound' });
  }

  removeTemplate(id: InvoiceTemplateId): Result<void, Failure> {
    return this.book.templates.delete(id) ? this.done() : failed({ reason: 'notFound' });
  }

  /** The issued invoices, the latest last. */
  get papers(): readonly InvoicePaper[] {
    return this.book.papers;
  }

  file(paper: InvoicePaper): void {
    this.book.papers.push(paper);
    this.worthKeeping();
  }

  private putMotorbike(id: MotorbikeId, motorbike: NewMotorbike): Result<void, Failure> {
    if (motorbike.model.trim() === '') return refused('blank', this.language, { field: 'model' });
    if (brandName(motorbike.brandId) === '') return refused('noSuchBrand', this.language, { field: 'brandId' });
    this.book.motorbikes.set(id, motorbike);
    return this.done();
  }

  private putTemplate(id: InvoiceTemplateId, template: NewInvoiceTemplate): Result<void, Failure> {
    if (template.name.trim() === '') return refused('blank', this.language, { field: 'name' });
    const isKnown = renderKeys.some(key => key.id === template.renderKeyId);
    if (!isKnown) return refused('noSuchRenderKey', this.language, { field: 'renderKeyId' });
    this.book.templates.set(id, template);
    return this.done();
  }

  private done(): Result<void, Failure> {
    this.worthKeeping();
    return success(undefined);
  }
}

const brandName = (id: BrandId): string => motorbikeBrands.find(brand => brand.id === id)?.name ?? '';

/** One page of a list. `page` starts at 1. */
export function pageOf<Row>(all: readonly Row[], page: number, perPage: number): RowPage<Row> {
  const skipped = (Math.max(1, page) - 1) * perPage;
  const rows = all.slice(skipped, skipped + perPage);
  return { rows, received: rows.length, totalPages: Math.ceil(all.length / perPage), totalCount: all.length };
}

/** The HTML templates that the server offers. */
export const renderKeys: readonly RenderKey[] = [
  { id: 1 as RenderKeyId, name: 'Classic' },
  { id: 2 as RenderKeyId, name: 'Modern' },
  { id: 3 as RenderKeyId, name: 'Margin scheme' },
];
