import type {
  InvoiceTemplate,
  InvoiceTemplateId,
  NewInvoiceTemplate,
  RenderKey,
} from '../../domain/selling/templates/InvoiceTemplate';
import type { Failure } from '../../domain/shared/Failure';
import type { RowPage } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';

export interface InvoiceTemplates {
  /** One page, from 1, of up to `perPage`; a template that cannot be read is reported and left out. */
  list(page: number, perPage: number, signal: AbortSignal): Promise<Result<RowPage<InvoiceTemplate>, Failure>>;
  /** The HTML templates there are. */
  renderKeys(signal: AbortSignal): Promise<Result<readonly RenderKey[], Failure>>;
  add(template: NewInvoiceTemplate): Promise<Result<void, Failure>>;
  change(id: InvoiceTemplateId, template: NewInvoiceTemplate): Promise<Result<void, Failure>>;
  remove(id: InvoiceTemplateId): Promise<Result<void, Failure>>;
}

export const InvoiceTemplates = Symbol('InvoiceTemplates');
