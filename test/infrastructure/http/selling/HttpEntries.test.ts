/** @jest-environment node */
import type { ClientId } from '../../../../src/domain/selling/clients/Client';
import type { InvoiceTemplateId, RenderKeyId } from '../../../../src/domain/selling/templates/InvoiceTemplate';
import { success } from '../../../../src/domain/shared/Result';
import { HttpClients } from '../../../../src/infrastructure/http/selling/HttpClients';
import { HttpInvoiceTemplates } from '../../../../src/infrastructure/http/selling/HttpInvoiceTemplates';
import { toClientJson } from '../../../../src/infrastructure/http/selling/json/ClientJson';
import { aClientForm } from '../../../support/aClientForm';
import { anHttpClient, settled } from '../anHttpClient';
import { empty, json } from '../ScriptedHost';

const id = 7 as ClientId;
const form = aClientForm();

// The specification also names PUT /dealers/clients/{id}, which knows no more than a name and an e-mail address.
it.each<readonly [string, (clients: HttpClients) => Promise<unknown>, object]>([
  [
    'created',
    clients => clients.add(form),
    { method: 'POST', address: 'https://api.example/dealers_api/clients', body: toClientJson(form) },
  ],
  [
    'changed',
    clients => clients.change(id, form),
    { method: 'PUT', address: 'https://api.example/dealers_api/clients/7', body: toClientJson(form) },
  ],
  [
    'removed',
    clients => clients.remove(id),
    { method: 'DELETE', address: 'https://api.example/dealers_api/clients/7', body: null },
  ],
])('a client is %s by one request, to the address that takes all fields', async (_, write, request) => {
  const { client, host } = anHttpClient([empty(204), empty(204)]);
  expect(await write(new HttpClients(client))).toEqual(success(undefined));
  await settled();
  expect(host.asked.map(({ method, address, body }) => ({ method, address, body }))).toEqual([request]);
});

const { signal } = new AbortController();
const template = { id: 7, name: 'Standard', invoice_render_template_key_id: 2 };
const page = (...invoice_templates: readonly object[]) => json({ invoice_templates, total_pages: 1, total_count: 1 });

async function fieldsOf(custom_fields: unknown) {
  const { client } = anHttpClient([page({ ...template, custom_fields })]);
  const answer = await new HttpInvoiceTemplates(client).list({ page: 1, perPage: 5 }, signal);
  return answer.ok && answer.value.rows[0]?.customFields;
}

describe('the custom fields of a template', () => {
  it.each([
    [undefined, []],
    [null, []],
    [['Colour', 'Colour', ' '], ['Colour']],
    [
      ['Colour', 7, null, true],
      ['Colour', '7', 'true'],
    ],
    [
      ['Colour', { name: 'Mileage' }, 'VIN'],
      ['Colour', 'VIN'],
    ],
  ])('sent as %j are read as %j', async (sent, read) => expect(await fieldsOf(sent)).toEqual(read));

  it('are reported one by one if they are unreadable', async () => {
    const { client, problems } = anHttpClient([page({ ...template, custom_fields: ['Colour', { name: 'Mileage' }] })]);
    await new HttpInvoiceTemplates(client).list({ page: 1, perPage: 5 }, signal);
    expect(problems).toMatchObject([{ kind: 'elementDropped', what: 'invoice_templates.0.custom_fields.1' }]);
  });

  it('are sent back with a change if they were unreadable', async () => {
    const odd = { name: 'Mileage' };
    const { client, host } = anHttpClient([page({ ...template, custom_fields: ['Colour', odd, 'VIN'] }), empty(204)]);
    const templates = new HttpInvoiceTemplates(client);
    await templates.list({ page: 1, perPage: 5 }, signal);
    const changed = { name: 'Standard', renderKeyId: 2 as RenderKeyId, customFields: ['Colour', 'VIN', 'Key'] };
    expect(await templates.change(7 as InvoiceTemplateId, changed)).toEqual(success(undefined));
    expect(host.asked[1]?.body).toMatchObject({ custom_fields: ['Colour', 'VIN', 'Key', odd] });
    await templates.change(8 as InvoiceTemplateId, changed);
    expect(host.asked[2]?.body).toMatchObject({ custom_fields: ['Colour', 'VIN', 'Key'] });
  });

  it('hide the template if they are not a list, because a change would erase them', async () => {
    const { client, problems } = anHttpClient([page({ ...template, custom_fields: { 0: 'Colour' } }, template)]);
    const answer = await new HttpInvoiceTemplates(client).list({ page: 1, perPage: 5 }, signal);
    expect(answer.ok && answer.value.rows).toHaveLength(1);
    expect(problems).toMatchObject([{ what: 'invoice_templates.0.custom_fields' }]);
  });
});

it('an invoice template is dropped if the JSON parser has rounded its id', async () => {
  const { client } = anHttpClient([page({ ...template, id: 2 ** 53 })]);
  const answer = await new HttpInvoiceTemplates(client).list({ page: 1, perPage: 5 }, signal);
  expect(answer).toMatchObject(success({ rows: [], received: 1 }));
});
