import type { ClientInvoices } from '../../../application/ports/ClientInvoices';
import type { Clients } from '../../../application/ports/Clients';
import type { InvoiceTemplates } from '../../../application/ports/InvoiceTemplates';
import type { Motorbikes } from '../../../application/ports/Motorbikes';
import type { Client, ClientId } from '../../../domain/selling/clients/Client';
import type { ClientForm } from '../../../domain/selling/clients/ClientForm';
import type { NewClientInvoice } from '../../../domain/selling/invoices/InvoiceForm';
import type { Brand, Motorbike, MotorbikeId, NewMotorbike } from '../../../domain/selling/motorbikes/Motorbike';
import type {
  InvoiceTemplate,
  InvoiceTemplateId,
  NewInvoiceTemplate,
  RenderKey,
} from '../../../domain/selling/templates/InvoiceTemplate';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage, RowQuestion, WholeList } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import type { HttpClient } from '../client/HttpClient';
import { ownFields } from '../client/ownFields';
import { readNothing } from '../json/reading/JsonReader';
import { readPdfAddress, toClientInvoiceJson } from './json/ClientInvoiceJson';
import { clientField, readAnsweredClient, readClientPage, toClientJson } from './json/ClientJson';
import { readRenderKeys, templatePageReader, toTemplateJson, type UnreadFields } from './json/InvoiceTemplateJson';
import { readBrands, readMotorbikePage, toMotorbikeJson } from './json/MotorbikeJson';

const CLIENTS = '/dealers_api/clients';

export class HttpClients implements Clients {
  constructor(private readonly market: HttpClient) {}

  list(page: number, perPage: number, signal: AbortSignal): Promise<Result<RowPage<Client>, Failure>> {
    return this.market.get({ path: CLIENTS, query: { page, per_page: perPage }, read: readClientPage, signal });
  }

  byId(id: ClientId, signal: AbortSignal): Promise<Result<Client, Failure>> {
    return this.market.get({ path: CLIENTS, id, read: readAnsweredClient, signal });
  }

  create(form: ClientForm): Promise<Result<void, Failure>> {
    return this.send('POST', form);
  }

  update(id: ClientId, form: ClientForm): Promise<Result<void, Failure>> {
    return this.send('PUT', form, id);
  }

  remove(id: ClientId): Promise<Result<void, Failure>> {
    return this.market.write({ method: 'DELETE', path: CLIENTS, id, read: readNothing });
  }

  private async send(method: 'POST' | 'PUT', form: ClientForm, id?: ClientId): Promise<Result<void, Failure>> {
    const answer = await this.market.write({ method, path: CLIENTS, id, body: toClientJson(form), read: readNothing });
    return ownFields(answer, clientField);
  }
}

export class HttpClientInvoices implements ClientInvoices {
  constructor(private readonly market: HttpClient) {}

  async issue(client: ClientId, invoice: NewClientInvoice): Promise<Result<string, Failure>> {
    const body = toClientInvoiceJson(client, invoice);
    const path = '/dealers_api/invoices';
    return ownFields(await this.market.write({ method: 'POST', path, body, read: readPdfAddress }), sellingField);
  }
}

/** Rails names a missing reference without `_id`, and some ids have another name here. */
const otherNames = new Map([
  ['brand', 'brandId'],
  ['invoice_render_template_key', 'renderKeyId'],
  ['invoice_render_template_key_id', 'renderKeyId'],
]);

/** The name used here for a field of a motorbike, an invoice or a template. */
const sellingField = (key: string): string => otherNames.get(key) ?? camelCase(key);

const camelCase = (key: string): string => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const MOTORBIKES = '/dealers_api/motorbikes';

export class HttpMotorbikes implements Motorbikes {
  constructor(private readonly market: HttpClient) {}

  list({ page, perPage, query }: RowQuestion, signal?: AbortSignal): Promise<Result<RowPage<Motorbike>, Failure>> {
    return this.market.get({
      path: MOTORBIKES,
      query: { page, query, per_page: perPage },
      read: readMotorbikePage,
      signal,
    });
  }

  brands(signal?: AbortSignal): Promise<Result<WholeList<Brand>, Failure>> {
    return this.market.get({ path: '/dealers_api/brands', read: readBrands, signal });
  }

  add(motorbike: NewMotorbike): Promise<Result<void, Failure>> {
    return this.send('POST', motorbike);
  }

  change(id: MotorbikeId, motorbike: NewMotorbike): Promise<Result<void, Failure>> {
    return this.send('PUT', motorbike, id);
  }

  remove(id: MotorbikeId): Promise<Result<void, Failure>> {
    return this.market.write({ method: 'DELETE', path: MOTORBIKES, id, read: readNothing });
  }

  private async send(
    method: 'POST' | 'PUT',
    motorbike: NewMotorbike,
    id?: MotorbikeId,
  ): Promise<Result<void, Failure>> {
    const body = toMotorbikeJson(motorbike);
    return ownFields(await this.market.write({ method, path: MOTORBIKES, id, body, read: readNothing }), sellingField);
  }
}

const TEMPLATES = '/dealers_api/invoice_templates';
const RENDER_KEYS = '/dealers_api/invoice_render_template_keys';

export class HttpInvoiceTemplates implements InvoiceTemplates {
  /** Custom fields that cannot be read. A change sends them back, so that saving does not erase them. */
  private readonly unread: UnreadFields = new Map();

  constructor(private readonly market: HttpClient) {}

  list(page: number, perPage: number, signal?: AbortSignal): Promise<Result<RowPage<InvoiceTemplate>, Failure>> {
    const read = templatePageReader(this.unread);
    return this.market.get({ path: TEMPLATES, query: { page, per_page: perPage }, read, signal });
  }

  renderKeys(signal?: AbortSignal): Promise<Result<WholeList<RenderKey>, Failure>> {
    return this.market.get({ path: RENDER_KEYS, read: readRenderKeys, signal });
  }

  add(template: NewInvoiceTemplate): Promise<Result<void, Failure>> {
    return this.send('POST', toTemplateJson(template));
  }

  change(id: InvoiceTemplateId, template: NewInvoiceTemplate): Promise<Result<void, Failure>> {
    return this.send('PUT', toTemplateJson(template, this.unread.get(id)), id);
  }

  remove(id: InvoiceTemplateId): Promise<Result<void, Failure>> {
    return this.market.write({ method: 'DELETE', path: TEMPLATES, id, read: readNothing });
  }

  private async send(method: 'POST' | 'PUT', body: object, id?: InvoiceTemplateId): Promise<Result<void, Failure>> {
    return ownFields(await this.market.write({ method, path: TEMPLATES, id, body, read: readNothing }), sellingField);
  }
}
