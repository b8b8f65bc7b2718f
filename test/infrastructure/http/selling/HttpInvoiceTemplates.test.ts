/** @jest-environment node */
import type { InvoiceTemplateId, RenderKeyId } from '../../../../src/domain/selling/templates/InvoiceTemplate';
import { success } from '../../../../src/domain/shared/Result';
import { HttpInvoiceTemplates, readRenderKeys } from '../../../../src/infrastructure/http/selling/HttpInvoiceTemplates';
import { readBrands } from '../../../../src/infrastructure/http/selling/HttpMotorbikes';
import { anHttpClient } from '../anHttpClient';
import { empty, json } from '../ScriptedHost';

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

it.each([
  ['brands', readBrands],
  ['invoice_render_template_keys', readRenderKeys],
])('a choice of %s is kept without a name, and counted without an id', (key, read) => {
  const choices = [{ id: 1, name: 'First' }, { id: 2 }, { id: 3, name: null }, { name: 'Without an id' }];
  const rows = ['First', '', ''].map((name, index) => ({ id: index + 1, name }));
  expect(read({ [key]: choices }, jest.fn())).toEqual(success({ rows, received: 4 }));
});
