import type {
  InvoiceTemplate,
  InvoiceTemplateId,
  NewInvoiceTemplate,
  RenderKey,
} from '../../domain/selling/templates/InvoiceTemplate';
import type { Failure } from '../../domain/shared/Failure';
import type { RowPage, WholeList } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';

export interface InvoiceTemplates {
  /** One page, counted from 1. A template that fails to parse is reported and left out. */
  list(page: number, perPage: number, signal?: AbortSignal): Promise<Result<RowPage<InvoiceTemplate>, Failure>>;
  /** The HTML templates that the server can render. One without an id is reported and left out. */
  renderKeys(signal?: AbortSignal): Promise<Result<WholeList<RenderKey>, Failure>>;
  /** Adds a template. `refused` lists the fields that the server rejects. */
  add(template: NewInvoiceTemplate): Promise<Result<void, Failure>>;
  /** Replaces a template's data. `refused` lists the fields that the server rejects. */
  change(id: InvoiceTemplateId, template: NewInvoiceTemplate): Promise<Result<void, Failure>>;
  /** Deletes a template. `notFound` if the template does not exist. */
  remove(id: InvoiceTemplateId): Promise<Result<void, Failure>>;
}

export const InvoiceTemplates = Symbol('InvoiceTemplates');
