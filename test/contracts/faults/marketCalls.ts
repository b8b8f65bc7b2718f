import type { ClientId } from '../../../src/domain/selling/clients/Client';
import type { BrandId, MotorbikeId } from '../../../src/domain/selling/motorbikes/Motorbike';
import type { InvoiceTemplateId, RenderKeyId } from '../../../src/domain/selling/templates/InvoiceTemplate';
import { aClientInvoice } from '../../support/aClientInvoice';
import { someClientValues } from '../../support/someClientValues';
import type { FaultyCall } from './FaultyCall';
import type { FaultyLine } from './FaultyLine';

const KEYS = 'invoice_render_template_keys';

const { signal } = new AbortController();
const aQuestion = { page: 1, perPage: 20, query: '' };
const motorbike = { model: 'Monster 821', brandId: 20 as BrandId, vin: '' };
const template = { name: 'Spring sale', renderKeyId: 2 as RenderKeyId, customFields: [] };

const clients = ({ live }: FaultyLine) => live.clients;
const motorbikes = ({ live }: FaultyLine) => live.motorbikes;
const templates = ({ live }: FaultyLine) => live.invoiceTemplates;
const invoices = ({ live }: FaultyLine) => live.clientInvoices;

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
  desk(line).invoicing.motorbikes({ page: 1, perPage: 1, query: '' }).rows[0]!.id;
/** Adds a template first, because more faults remove one than a market has. */
function aTemplate(line: FaultyLine): InvoiceTemplateId {
  const { invoicing } = desk(line);
  invoicing.addTemplate(template);
  return invoicing.templates(1, 1).rows[0]!.id;
}

type Row = readonly [name: string, wire: string, needs: FaultyCall['needs'], ask: FaultyCall['ask']];

const rows: readonly Row[] = [
  ['Clients.list', 'GET clients', 'clients', line => clients(line).list({ page: 1, perPage: 20 }, signal)],
  ['Clients.byId', 'GET clients/*', 'client', line => clients(line).byId(aClient(line), signal)],
  ['Clients.add', 'POST clients', null, line => clients(line).add(someClientValues())],
  ['Clients.change', 'PUT clients/*', null, line => clients(line).change(aClient(line), someClientValues())],
  ['Clients.remove', 'DELETE clients/*', null, line => clients(line).remove(aClient(line))],
  ['Motorbikes.list', 'GET motorbikes', 'motorbikes', line => motorbikes(line).list(aQuestion, signal)],
  ['Motorbikes.brands', 'GET brands', 'brands', line => motorbikes(line).brands(signal)],
  ['Motorbikes.add', 'POST motorbikes', null, line => motorbikes(line).add(motorbike)],
  ['Motorbikes.change', 'PUT motorbikes/*', null, line => motorbikes(line).change(aMotorbike(line), motorbike)],
  ['Motorbikes.remove', 'DELETE motorbikes/*', null, line => motorbikes(line).remove(aMotorbike(line))],
  [
    'InvoiceTemplates.list',
    'GET invoice_templates',
    'invoice_templates',
    line => templates(line).list({ page: 1, perPage: 5 }, signal),
  ],
  ['InvoiceTemplates.renderKeys', `GET ${KEYS}`, KEYS, line => templates(line).renderKeys(signal)],
  ['InvoiceTemplates.add', 'POST invoice_templates', null, line => templates(line).add(template)],
  [
    'InvoiceTemplates.change',
    'PUT invoice_templates/*',
    null,
    line => templates(line).change(aTemplate(line), template),
  ],
  ['InvoiceTemplates.remove', 'DELETE invoice_templates/*', null, line => templates(line).remove(aTemplate(line))],
  ['ClientInvoices.issue', 'POST invoices', 'pdf_url', line => invoices(line).issue(aClient(line), aClientInvoice())],
];

/** The calls of the market API, whose 401 does not end the session. */
export const marketCalls: readonly FaultyCall[] = rows.map(([name, wire, needs, ask]) => ({
  name,
  wire: wire.replace(' ', ' /dealers_api/'),
  needs,
  ask,
  endsSession: false,
}));
