import type { InvoiceTemplates } from '../../application/ports/InvoiceTemplates';
import type {
  InvoiceTemplate,
  InvoiceTemplateId,
  NewInvoiceTemplate,
  RenderKey,
} from '../../domain/selling/templates/InvoiceTemplate';
import type { Failure } from '../../domain/shared/Failure';
import type { RowPage, WholeList } from '../../domain/shared/Page';
import { type Result, success } from '../../domain/shared/Result';
import { renderKeys } from '../market/selling/renderKeys';
import { atSellingDesk } from '../market/selling/SellingDesk';
import type { InMemorySession } from './InMemorySession';

export class InMemoryInvoiceTemplates implements InvoiceTemplates {
  constructor(private readonly session: InMemorySession) {}

  list(page: number, perPage: number, signal?: AbortSignal): Promise<Result<RowPage<InvoiceTemplate>, Failure>> {
    return this.session.read(
      atSellingDesk(({ invoicing }) => success(invoicing.templates(page, perPage))),
      signal,
    );
  }

  renderKeys(signal?: AbortSignal): Promise<Result<WholeList<RenderKey>, Failure>> {
    return this.session.read(
      atSellingDesk(() => success({ rows: renderKeys, received: renderKeys.length })),
      signal,
    );
  }

  add(template: NewInvoiceTemplate): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(({ invoicing }) => invoicing.addTemplate(template)));
  }

  change(id: InvoiceTemplateId, template: NewInvoiceTemplate): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(({ invoicing }) => invoicing.changeTemplate(id, template)));
  }

  remove(id: InvoiceTemplateId): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(({ invoicing }) => invoicing.removeTemplate(id)));
  }
}
