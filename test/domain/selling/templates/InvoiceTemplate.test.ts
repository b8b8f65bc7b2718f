import * as fc from 'fast-check';
import {
  emptyTemplateForm,
  type InvoiceTemplateForm,
  type InvoiceTemplateId,
  isSameTemplate,
  keptTemplateForm,
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

test('a kept template form is restored completely', () => {
  const anyForm: fc.Arbitrary<InvoiceTemplateForm> = fc.record({
    name: fc.string(),
    renderKeyId: fc.nat(),
    customFields: fc.uniqueArray(fc.constantFrom('Colour', 'Colour 2', 'x', '0')),
    nextField: fc.string(),
  });
  fc.assert(fc.property(anyForm, form => expect(keptTemplateForm(structuredClone(form))).toEqual(form)));
});

test('a broken kept template form is restored with its readable fields only', () => {
  expect(keptTemplateForm({ name: 7, renderKeyId: 1.5, customFields: 'Colour', nextField: null })).toEqual({});
  expect(keptTemplateForm({ name: 'Plain', renderKeyId: '3', customFields: ['Colour', 7, null] })).toEqual({
    name: 'Plain',
    customFields: ['Colour'],
  });
  expect(keptTemplateForm({ renderKeyId: Infinity, nextField: 'x' })).toEqual({ nextField: 'x' });
  for (const kept of [null, undefined, 7, 'text', []]) expect(keptTemplateForm(kept)).toEqual({});
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
