import * as fc from 'fast-check';
import {
  customFields,
  emptyTemplateForm,
  type InvoiceTemplateId,
  isSameTemplate,
  newInvoiceTemplate,
  type RenderKeyId,
  templateFormOf,
  withCustomField,
  withoutCustomField,
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

const anyNames = fc.array(fc.string({ maxLength: 4 }));

describe('withCustomField', () => {
  it('adds a trimmed name at the end', () =>
    expect(withCustomField(['Colour'], ' Mileage ')).toEqual(['Colour', 'Mileage']));

  it.each(['', ' ', 'Colour', ' Colour '])('returns the same fields for %j, which is blank or known', name => {
    const fields = ['Colour'];
    expect(withCustomField(fields, name)).toBe(fields);
  });
});

describe('customFields', () => {
  it('trims names, drops blanks and duplicates, and keeps the order', () => {
    expect(customFields([' Colour ', '', '  ', 'Mileage', 'Colour'])).toEqual(['Colour', 'Mileage']);
  });

  it('handles 100,000 different names without comparing each with all others', () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `Field ${index}`);
    const includes = jest.spyOn(Array.prototype, 'includes');
    expect(customFields([...names, ...names])).toEqual(names);
    expect(includes).not.toHaveBeenCalled();
    includes.mockRestore();
  });

  it('always contains unique, trimmed names that are not empty', () => {
    fc.assert(
      fc.property(anyNames, names => {
        const fields = customFields(names);
        expect(new Set(fields).size).toBe(fields.length);
        expect(fields.every(field => field !== '' && field === field.trim())).toBe(true);
        expect(names.map(name => name.trim()).filter(name => name !== '' && !fields.includes(name))).toEqual([]);
      }),
    );
  });

  it('always removes one name without touching the others', () => {
    fc.assert(
      fc.property(anyNames, fc.string({ maxLength: 4 }), (names, name) => {
        const fields = customFields(names);
        const removed = withoutCustomField(fields, name.trim());
        expect(removed).toEqual(fields.filter(field => field !== name.trim()));
        expect(withCustomField(fields, name).length).toBeGreaterThanOrEqual(fields.length);
      }),
    );
  });
});
