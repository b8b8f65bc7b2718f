import type { InvoiceTemplates } from '../../../application/ports/InvoiceTemplates';
import type {
  InvoiceTemplate,
  InvoiceTemplateId,
  NewInvoiceTemplate,
  RenderKey,
} from '../../../domain/selling/templates/InvoiceTemplate';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage, WholeList } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import type { HttpClient } from '../client/HttpClient';
import { ownFields } from '../client/ownFields';
import { readNothing } from '../json/reading/JsonReader';
import { readRenderKeys, templatePageReader, toTemplateJson, type UnreadFields } from './json/InvoiceTemplateJson';
import { sellingField } from './sellingField';

const PATH = '/dealers_api/invoice_templates';
const KEYS_PATH = '/dealers_api/invoice_render_template_keys';

export class HttpInvoiceTemplates implements InvoiceTemplates {
  /** Custom fields that cannot be read. A change sends them back, so that saving does not erase them. */
  private readonly unread: UnreadFields = new Map();

  constructor(private readonly market: HttpClient) {}

  list(page: number, perPage: number, signal?: AbortSignal): Promise<Result<RowPage<InvoiceTemplate>, Failure>> {
    const read = templatePageReader(this.unread);
    return this.market.get({ path: PATH, query: { page, per_page: perPage }, read, signal });
  }

  renderKeys(signal?: AbortSignal): Promise<Result<WholeList<RenderKey>, Failure>> {
    return this.market.get({ path: KEYS_PATH, read: readRenderKeys, signal });
  }

  add(template: NewInvoiceTemplate): Promise<Result<void, Failure>> {
    return this.send('POST', toTemplateJson(template));
  }

  change(id: InvoiceTemplateId, template: NewInvoiceTemplate): Promise<Result<void, Failure>> {
    return this.send('PUT', toTemplateJson(template, this.unread.get(id)), id);
  }

  remove(id: InvoiceTemplateId): Promise<Result<void, Failure>> {
    return this.market.write({ method: 'DELETE', path: PATH, id, read: readNothing });
  }

  private async send(method: 'POST' | 'PUT', body: object, id?: InvoiceTemplateId): Promise<Result<void, Failure>> {
    return ownFields(await this.market.write({ method, path: PATH, id, body, read: readNothing }), sellingField);
  }
}
