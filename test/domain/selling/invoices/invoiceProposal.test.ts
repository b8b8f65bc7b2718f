import * as fc from 'fast-check';
import { emptyInvoiceForm, type InvoiceForm } from '../../../../src/domain/selling/invoices/InvoiceForm';
import { invoiceProposal } from '../../../../src/domain/selling/invoices/invoiceProposal';
import type { VatOption } from '../../../../src/domain/selling/invoices/Vat';
import type { AcquisitionTax } from '../../../../src/domain/selling/margin/Acquisition';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import type { Taxation } from '../../../../src/domain/valuation/Taxation';

const template = { id: 3, name: 'Standard' } as InvoiceForm['template'];
const known = {
  number: '2026/0004',
  today: '2026-11-29' as LocalDate,
  templateFor: (_option: VatOption): InvoiceForm['template'] => template,
  bought: null,
  usual: null as Taxation | null,
  rate: 23 as number | null,
};

describe('invoiceProposal', () => {
  it('fills in the number, both dates and the template of an empty form', () => {
    expect(invoiceProposal(emptyInvoiceForm, known)).toEqual({
      invoiceNumber: '2026/0004',
      invoiceDate: '2026-11-29',
      deliveryDate: '2026-11-29',
      template,
    });
  });

  it('leaves out what is not known', () => {
    expect(Object.keys(invoiceProposal(emptyInvoiceForm, { ...known, number: '', templateFor: () => null }))).toEqual([
      'invoiceDate',
      'deliveryDate',
    ]);
  });

  it('proposes the kind of tax of the purchase, unless another one is chosen or no option has the rate', () => {
    const proposed = (
      bought: AcquisitionTax,
      change: Partial<typeof known> = {},
      vatOption: VatOption = 'unselected',
    ) =>
      invoiceProposal({ ...emptyInvoiceForm, vatOption }, { ...known, usual: 'marginScheme', ...change, bought })
        .vatOption;
    expect(proposed('margin')).toBe('marginalTaxation');
    expect(proposed('margin', {}, 'standard23')).toBeUndefined();
    expect(proposed('vat')).toBe('standard23');
    for (const rate of [19, null]) expect(proposed('vat', { rate })).toBeUndefined();
    for (const bought of ['abroad', 'unknown'] as const) expect(proposed(bought)).toBeUndefined();
  });

  it('proposes the template of the chosen kind of tax, or else of the proposed one', () => {
    const templateFor = jest.fn(() => null);
    for (const vatOption of ['unselected', 'standard23'] as const)
      invoiceProposal({ ...emptyInvoiceForm, vatOption }, { ...known, templateFor, bought: 'margin' });
    expect(templateFor.mock.calls).toEqual([['marginalTaxation'], ['standard23']]);
  });

  it('proposes the usual kind of tax if no purchase is known', () => {
    const proposed = (usual: Taxation | null, rate: number | null = 23) =>
      invoiceProposal(emptyInvoiceForm, { ...known, usual, rate }).vatOption;
    expect([proposed('marginScheme', 19), proposed('deductible'), proposed('net')]).toEqual([
      'marginalTaxation',
      'standard23',
      'standard23',
    ]);
    expect([proposed('deductible', 19), proposed('net', null), proposed(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('never changes a field that has a value, and never proposes a price', () => {
    const anyForm = fc.record({
      invoiceNumber: fc.constantFrom('', 'RE 1'),
      invoiceDate: fc.constantFrom('', '2026-10-01'),
      deliveryDate: fc.constantFrom('', '2026-10-02'),
      template: fc.constantFrom(null, { id: 9, name: 'Other' } as InvoiceForm['template']),
    });
    fc.assert(
      fc.property(anyForm, typed => {
        const form: InvoiceForm = { ...emptyInvoiceForm, ...typed };
        const proposal = invoiceProposal(form, known);
        for (const [field, value] of Object.entries(typed))
          if (value !== '' && value !== null) expect(proposal).not.toHaveProperty(field);
        expect(proposal).not.toHaveProperty('price');
      }),
    );
  });
});
