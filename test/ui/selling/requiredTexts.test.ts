import { missingClientFields } from '../../../src/domain/selling/clients/ClientValues';
import { emptyClientValues } from '../../../src/domain/selling/clients/emptyClientValues';
import { emptyInvoiceForm, invoiceProblems } from '../../../src/domain/selling/invoices/InvoiceForm';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { textsOf } from '../../browser/support/textsOf';

const required = [
  ...missingClientFields(emptyClientValues).map(field => [field, 'clients:required'] as const),
  ...Object.keys(invoiceProblems(emptyInvoiceForm, '2026-11-20' as LocalDate)).map(
    field => [field, 'sellingInvoices:invoice.required'] as const,
  ),
];

it('a company and its invoice have ten required fields', () => expect(required).toHaveLength(10));

it.each(required)('the required field %s has a message in every language that says so', (field, place) => {
  const words = field.replace(/[A-Z]/g, capital => ` ${capital.toLowerCase()}`);
  expect(textsOf('en')(`${place}.${field}`)).toBe(`${words} is required`);
  expect(textsOf('de')(`${place}.${field}`)).toMatch(/^(Der|Die|Das) .+ ist erforderlich$/);
  expect(textsOf('pl')(`${place}.${field}`)).toMatch(/^.+ jest wymagan[ya]$/);
});
