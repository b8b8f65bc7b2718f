import type { InvoiceTemplates } from '../../../application/ports/InvoiceTemplates';
import type { InvoiceTemplate, NewInvoiceTemplate, RenderKey } from '../../../domain/selling/templates/InvoiceTemplate';
import type { Failure } from '../../../domain/shared/Failure';
import type { WholeList } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import type { HttpClient } from '../client/HttpClient';
import { HttpEntries } from './HttpEntries';
import { readRenderKeys, templatePageReader, toTemplateJson, type UnreadFields } from './json/InvoiceTemplateJson';
import { sellingField } from './sellingField';

export class HttpInvoiceTemplates extends HttpEntries<InvoiceTemplate, NewInvoiceTemplate> implements InvoiceTemplates {
  constructor(market: HttpClient) {
    /** Custom fields that cannot be read. A change sends them back, so that saving does not erase them. */
    const unread: UnreadFields = new Map();
    super(market, {
      path: '/dealers_api/invoice_templates',
      readPage: templatePageReader(unread),
      toJson: (template, id) => toTemplateJson(template, id === undefined ? [] : unread.get(id)),
      fieldOf: sellingField,
    });
  }

  renderKeys(signal?: AbortSignal): Promise<Result<WholeList<RenderKey>, Failure>> {
    return this.market.get({ path: '/dealers_api/invoice_render_template_keys', read: readRenderKeys, signal });
  }
}
