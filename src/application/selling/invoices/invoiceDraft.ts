import type { ClientId } from '../../../domain/selling/clients/Client';
import { emptyInvoiceForm, type InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { vatOptions } from '../../../domain/selling/invoices/Vat';
import type { MotorbikeId } from '../../../domain/selling/motorbikes/Motorbike';
import type { InvoiceTemplateId } from '../../../domain/selling/templates/InvoiceTemplate';

const texts = ['invoiceNumber', 'invoiceDate', 'deliveryDate', 'price', 'downPayment', 'vin'] as const;

export const invoiceDraftPrefix = 'invoice ';

export const invoiceDraftKey = (client: ClientId) => `${invoiceDraftPrefix}${client}` as const;

/** The form from a stored draft, with invalid values replaced by defaults. Null if the draft is not an object. */
export function invoiceDraft(kept: unknown): InvoiceForm | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const values = new Map<string, unknown>(Object.entries(kept));
  const typed = texts.flatMap(field => {
    const value = values.get(field);
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  const motorbike = namedIn(values.get('motorbike'));
  const template = namedIn(values.get('template'));
  return {
    ...emptyInvoiceForm,
    ...Object.fromEntries(typed),
    priceType: values.get('priceType') === 'gross' ? 'gross' : 'net',
    vatOption: vatOptions.find(option => option === values.get('vatOption')) ?? 'unselected',
    purchase: purchaseIn(values.get('purchase')),
    motorbike: motorbike && { id: motorbike.id as MotorbikeId | null, name: motorbike.name },
    template:
      template === null || template.id === null ? null : { id: template.id as InvoiceTemplateId, name: template.name },
  };
}

const purchaseIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function namedIn(value: unknown): { readonly id: number | null; readonly name: string } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name } = { id: null, name: null, ...value };
  const isId = id === null || (typeof id === 'number' && Number.isSafeInteger(id));
  return isId && typeof name === 'string' ? { id, name } : null;
}
