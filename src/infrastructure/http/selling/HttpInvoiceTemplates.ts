import type { InvoiceTemplates } from '../../../application/ports/InvoiceTemplates';
import type {
  InvoiceTemplate,
  InvoiceTemplateId,
  NewInvoiceTemplate,
  RenderKey,
} from '../../../domain/selling/InvoiceTemplate';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import type { HttpClient } from '../HttpClient';
import { readNothing } from '../json/JsonReader';
import { readRenderKeys, readTemplatePage, toTemplateJson } from './json/InvoiceTemplateJson';
import { ownFields } from './ownFields';

const PATH = '/dealers_api/invoice_templates';
const KEYS_PATH = '/dealers_api/invoice_render_template_keys';

export class HttpInvoiceTemplates implements InvoiceTemplates {
  constructor(private readonly market: HttpClient) {}

  list(page: number, perPage: number, signal: AbortSignal): Promise<Result<RowPage<InvoiceTemplate>, Failure>> {
    return this.market.get({ path: PATH, query: { page, per_page: perPage }, read: readTemplatePage, signal });
  }

  renderKeys(signal: AbortSignal): Promise<Result<readonly RenderKey[], Failure>> {
    return this.market.get({ path: KEYS_PATH, read: readRenderKeys, signal });
  }

  add(template: NewInvoiceTemplate): Promise<Result<void, Failure>> {
    return this.send('POST', PATH, template);
  }

  change(id: InvoiceTemplateId, template: NewInvoiceTemplate): Promise<Result<void, Failure>> {
    return this.send('PUT', `${PATH}/${id}`, template);
  }

  remove(id: InvoiceTemplateId): Promise<Result<void, Failure>> {
    return this.market.write({ method: 'DELETE', path: `${PATH}/${id}`, read: readNothing });
  }

  private async send(method: 'POST' | 'PUT', path: string, sent: NewInvoiceTemplate): Promise<Result<void, Failure>> {
    return ownFields(await this.market.write({ method, path, body: toTemplateJson(sent), read: readNothing }));
  }
}
