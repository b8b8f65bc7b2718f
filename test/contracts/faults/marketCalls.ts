import type { ClientId } from '../../../src/domain/selling/Client';
import type { InvoiceTemplateId, RenderKeyId } from '../../../src/domain/selling/InvoiceTemplate';
import type { BrandId, MotorbikeId } from '../../../src/domain/selling/Motorbike';
import { HttpClientInvoices } from '../../../src/infrastructure/http/selling/HttpClientInvoices';
import { HttpClients } from '../../../src/infrastructure/http/selling/HttpClients';
import { HttpInvoiceTemplates } from '../../../src/infrastructure/http/selling/HttpInvoiceTemplates';
import { HttpMotorbikes } from '../../../src/infrastructure/http/selling/HttpMotorbikes';
import { aClientForm } from '../../support/aClientForm';
import { aClientInvoice } from '../../support/aClientInvoice';
import type { FaultyCall } from './FaultyCall';
import type { FaultyLine } from './FaultyLine';

const { signal } = new AbortController();
const motorbike = { model: 'Monster 821', brandId: 20 as BrandId, vin: '' };
const template = { name: 'Spring sale', renderKeyId: 2 as RenderKeyId, customFields: [] };

const clients = ({ live }: FaultyLine) => new HttpClients(live.market);
const motorbikes = ({ live }: FaultyLine) => new HttpMotorbikes(live.market);
const templates = ({ live }: FaultyLine) => new HttpInvoiceTemplates(live.market);

function desk({ buyer }: FaultyLine) {
  const opened = buyer.selling();
  if (!opened.ok) throw new Error('This dealer has no desk.');
  return opened.value;
}

function aClient(line: FaultyLine): ClientId {
  const page = desk(line).clients(1, 1);
  if (!page.ok) throw new Error(page.failure.reason);
  return page.value.rows[0]!.id;
}

const aMotorbike = (line: FaultyLine): MotorbikeId =>
  desk(line).showroom.motorbikes({ page: 1, perPage: 1, query: '' }).rows[0]!.id;
const aTemplate = (line: FaultyLine): InvoiceTemplateId => desk(line).showroom.templates(1, 1).rows[0]!.id;

const asked: readonly Omit<FaultyCall, 'endsSession'>[] = [
  {
    name: 'Clients.list',
    wire: 'GET /dealers_api/clients',
    needs: 'clients',
    ask: line => clients(line).list(1, 20, signal),
  },
  {
    name: 'Clients.byId',
    wire: 'GET /dealers_api/clients/*',
    needs: 'client',
    ask: line => clients(line).byId(aClient(line), signal),
  },
  {
    name: 'Clients.create',
    wire: 'POST /dealers_api/clients',
    needs: null,
    ask: line => clients(line).create(aClientForm()),
  },
  {
    name: 'Clients.update',
    wire: 'PUT /dealers_api/clients/*',
    needs: null,
    ask: line => clients(line).update(aClient(line), aClientForm()),
  },
  {
    name: 'Clients.remove',
    wire: 'DELETE /dealers_api/clients/*',
    needs: null,
    ask: line => clients(line).remove(aClient(line)),
  },
  {
    name: 'Motorbikes.list',
    wire: 'GET /dealers_api/motorbikes',
    needs: 'motorbikes',
    ask: line => motorbikes(line).list({ page: 1, perPage: 20, query: '' }, signal),
  },
  {
    name: 'Motorbikes.brands',
    wire: 'GET /dealers_api/brands',
    needs: 'brands',
    ask: line => motorbikes(line).brands(signal),
  },
  {
    name: 'Motorbikes.add',
    wire: 'POST /dealers_api/motorbikes',
    needs: null,
    ask: line => motorbikes(line).add(motorbike),
  },
  {
    name: 'Motorbikes.change',
    wire: 'PUT /dealers_api/motorbikes/*',
    needs: null,
    ask: line => motorbikes(line).change(aMotorbike(line), motorbike),
  },
  {
    name: 'Motorbikes.remove',
    wire: 'DELETE /dealers_api/motorbikes/*',
    needs: null,
    ask: line => motorbikes(line).remove(aMotorbike(line)),
  },
  {
    name: 'InvoiceTemplates.list',
    wire: 'GET /dealers_api/invoice_templates',
    needs: 'invoice_templates',
    ask: line => templates(line).list(1, 5, signal),
  },
  {
    name: 'InvoiceTemplates.renderKeys',
    wire: 'GET /dealers_api/invoice_render_template_keys',
    needs: 'invoice_render_template_keys',
    ask: line => templates(line).renderKeys(signal),
  },
  {
    name: 'InvoiceTemplates.add',
    wire: 'POST /dealers_api/invoice_templates',
    needs: null,
    ask: line => templates(line).add(template),
  },
  {
    name: 'InvoiceTemplates.change',
    wire: 'PUT /dealers_api/invoice_templates/*',
    needs: null,
    ask: line => templates(line).change(aTemplate(line), template),
  },
  {
    name: 'InvoiceTemplates.remove',
    wire: 'DELETE /dealers_api/invoice_templates/*',
    needs: null,
    ask: line => templates(line).remove(aTemplate(line)),
  },
  {
    name: 'ClientInvoices.issue',
    wire: 'POST /dealers_api/invoices',
    needs: 'pdf_url',
    ask: line => new HttpClientInvoices(line.live.market).issue(aClient(line), aClientInvoice()),
  },
];

/** What the market API is asked for: a 401 of that host signs no buyer out. */
export const marketCalls: readonly FaultyCall[] = asked.map(call => ({ ...call, endsSession: false }));
