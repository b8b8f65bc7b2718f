import { emptyTemplateForm, newInvoiceTemplate } from '../../../src/domain/selling/InvoiceTemplate';

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
