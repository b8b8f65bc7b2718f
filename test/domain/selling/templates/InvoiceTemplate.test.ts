import * as fc from 'fast-check';
import {
  emptyTemplateForm,
  type InvoiceTemplateForm,
  type InvoiceTemplateId,
  keptTemplateForm,
  newInvoiceTemplate,
  type RenderKeyId,
  templateFormOf,
} from '../../../../src/domain/selling/templates/InvoiceTemplate';

test('a template needs a name and an HTML template', () => {
  expect(newInvoiceTemplate(emptyTemplateForm)).toBeNull();
  expect(newInvoiceTemplate({ ...emptyTemplateForm, name: ' ', renderKeyId: 1 })).toBeNull();
  expect(newInvoiceTemplate({ ...emptyTemplateForm, name: 'Plain' })).toBeNull();
  const template = newInvoiceTemplate({ ...emptyTemplateForm, name: ' Plain ', renderKeyId: 1 });
  expect(template).toEqual({ name: 'Plain', renderKeyId: 1, customFields: [] });
});

test('a field that was typed and not added is sent too', () => {
  const form = { name: 'Plain', renderKeyId: 1, customFields: ['Colour'], nextField: ' Mileage ' };
  expect(newInvoiceTemplate(form)?.customFields).toEqual(['Colour', 'Mileage']);
});

test('the form of a template holds what can be changed of it, and no field that is not added yet', () => {
  const template = { name: 'Plain', renderKeyId: 3 as RenderKeyId, customFields: ['Colour'] };
  expect(templateFormOf({ ...template, id: 1 as InvoiceTemplateId })).toEqual({ ...template, nextField: '' });
  expect(emptyTemplateForm).toEqual({ name: '', renderKeyId: 0, customFields: [], nextField: '' });
});

test('a kept form comes back whole', () => {
  const anyForm: fc.Arbitrary<InvoiceTemplateForm> = fc.record({
    name: fc.string(),
    renderKeyId: fc.nat(),
    customFields: fc.uniqueArray(fc.constantFrom('Colour', 'Colour 2', 'x', '0')),
    nextField: fc.string(),
  });
  fc.assert(fc.property(anyForm, form => expect(keptTemplateForm(structuredClone(form))).toEqual(form)));
});

test('of a broken kept form only the readable fields come back', () => {
  expect(keptTemplateForm({ name: 7, renderKeyId: 1.5, customFields: 'Colour', nextField: null })).toEqual({});
  expect(keptTemplateForm({ name: 'Plain', renderKeyId: '3', customFields: ['Colour', 7, null] })).toEqual({
    name: 'Plain',
    customFields: ['Colour'],
  });
  expect(keptTemplateForm({ renderKeyId: Infinity, nextField: 'x' })).toEqual({ nextField: 'x' });
  for (const kept of [null, undefined, 7, 'text', []]) expect(keptTemplateForm(kept)).toEqual({});
});
