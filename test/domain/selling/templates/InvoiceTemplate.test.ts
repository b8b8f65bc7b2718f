import {
  emptyTemplateForm,
  type InvoiceTemplateId,
  isSameTemplate,
  newInvoiceTemplate,
  type RenderKeyId,
  templateFormOf,
} from '../../../../src/domain/selling/templates/InvoiceTemplate';

test('an invoice template requires a name and an HTML template', () => {
  expect(newInvoiceTemplate(emptyTemplateForm)).toBeNull();
  expect(newInvoiceTemplate({ ...emptyTemplateForm, name: ' ', renderKeyId: 1 })).toBeNull();
  expect(newInvoiceTemplate({ ...emptyTemplateForm, name: 'Plain' })).toBeNull();
  const template = newInvoiceTemplate({ ...emptyTemplateForm, name: ' Plain ', renderKeyId: 1 });
  expect(template).toEqual({ name: 'Plain', renderKeyId: 1, customFields: [] });
});

test('a new invoice template includes the field that was typed but not added', () => {
  const form = { name: 'Plain', renderKeyId: 1, customFields: ['Colour'], nextField: ' Mileage ' };
  expect(newInvoiceTemplate(form)?.customFields).toEqual(['Colour', 'Mileage']);
});

test('the form of an invoice template holds its editable fields and an empty next field', () => {
  const template = { name: 'Plain', renderKeyId: 3 as RenderKeyId, customFields: ['Colour'] };
  expect(templateFormOf({ ...template, id: 1 as InvoiceTemplateId })).toEqual({ ...template, nextField: '' });
  expect(emptyTemplateForm).toEqual({ name: '', renderKeyId: 0, customFields: [], nextField: '' });
});

test.each([
  { name: 'Fancy' },
  { renderKeyId: 4 as RenderKeyId },
  { customFields: ['Colour'] },
  { customFields: ['Colour', 'Mileage', 'Power'] },
  { customFields: ['Mileage', 'Colour'] },
  { customFields: ['Colour', 'Power'] },
])('a template changed by %j is not the same', change => {
  const template = { name: 'Plain', renderKeyId: 3 as RenderKeyId, customFields: ['Colour', 'Mileage'] };
  expect(isSameTemplate(template, structuredClone(template))).toBe(true);
  expect(isSameTemplate(template, { ...template, ...change })).toBe(false);
  expect(isSameTemplate({ ...template, ...change }, template)).toBe(false);
});
