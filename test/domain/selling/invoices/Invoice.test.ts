import * as fc from 'fast-check';
import {
  emptyInvoiceForm,
  type InvoiceForm,
  invoiceProblems,
  isSameInvoiceForm,
  newClientInvoice,
  totalsOf,
  totalsOfInvoice,
  vehicleName,
  withMotorbike,
} from '../../../../src/domain/selling/invoices/InvoiceForm';
import { nextInvoiceNumber, numberKeys, numberUses } from '../../../../src/domain/selling/invoices/InvoiceNumber';
import { invoiceProposal } from '../../../../src/domain/selling/invoices/invoiceProposal';
import {
  amountText,
  type PriceType,
  vatAmounts,
  type VatOption,
  vatOptions,
  vatRate,
} from '../../../../src/domain/selling/invoices/Vat';
import type { AcquisitionTax } from '../../../../src/domain/selling/margin/Acquisition';
import type { MotorbikeId } from '../../../../src/domain/selling/motorbikes/Motorbike';
import type { InvoiceTemplateId } from '../../../../src/domain/selling/templates/InvoiceTemplate';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros, type Money, moneyText } from '../../../../src/domain/shared/Money';
import { moneyIn } from '../../../../src/domain/shared/TypedNumber';
import type { Taxation } from '../../../../src/domain/valuation/Taxation';
import { anyMoney, anyPrice } from '../../shared/anyMoney';

describe('InvoiceForm', () => {
  const today = '2026-11-20' as LocalDate;

  const whole: InvoiceForm = {
    ...emptyInvoiceForm,
    invoiceNumber: ' 2026/001 ',
    invoiceDate: '2026-11-20',
    deliveryDate: '2026-11-21',
    price: '1.000,00',
    vatOption: 'standard23',
    downPayment: '230',
  };

  describe('an invoice', () => {
    it('requires its number and its two dates, but no price', () => {
      const required = { invoiceNumber: 'required', invoiceDate: 'required', deliveryDate: 'required' };
      expect(invoiceProblems(emptyInvoiceForm, today)).toEqual(required);
      const blank = { invoiceNumber: ' ', invoiceDate: ' ', deliveryDate: ' ' };
      expect(invoiceProblems({ ...whole, ...blank }, today)).toEqual(required);
      expect(invoiceProblems({ ...whole, price: '0' }, today)).toEqual({});
      expect(invoiceProblems({ ...whole, price: '', downPayment: '' }, today)).toEqual({});
      expect(newClientInvoice({ ...whole, price: '' }, today)).toMatchObject({ price: null, netPrice: null });
    });

    it('is empty at first, with a net price and without a VAT option', () => {
      const { priceType, vatOption, motorbike, template, acquisition, ...texts } = emptyInvoiceForm;
      expect({ priceType, vatOption, motorbike, template, acquisition }).toEqual({
        priceType: 'net',
        vatOption: 'unselected',
        motorbike: null,
        template: null,
        acquisition: null,
      });
      expect(new Set(Object.values(texts))).toEqual(new Set(['']));
    });

    it('reports the fields that cannot be read', () => {
      expect(invoiceProblems({ ...whole, price: 'a lot', downPayment: '-5' }, today)).toEqual({
        price: 'unreadable',
        downPayment: 'negative',
      });
      expect(invoiceProblems({ ...whole, invoiceDate: '2026-02-30' }, today)).toEqual({ invoiceDate: 'unreadable' });
      expect(newClientInvoice({ ...whole, price: 'a lot' }, today)).toBeNull();
    });

    it.each([
      ['accepts', '2000-01-01', undefined],
      ['accepts', '2028-12-31', undefined],
      ['rejects', '1999-12-31', 'year'],
      ['rejects', '2029-01-01', 'year'],
      ['rejects', '0026-11-20', 'year'],
    ])('%s the date %s, because dates are from 2000 to the year after next', (_, date, problem) => {
      expect(invoiceProblems({ ...whole, invoiceDate: date }, today).invoiceDate).toBe(problem);
      expect(invoiceProblems({ ...whole, deliveryDate: date }, today).deliveryDate).toBe(problem);
    });

    it('is sent with trimmed texts and parsed amounts', () => {
      expect(newClientInvoice(whole, today)).toMatchObject({
        invoiceNumber: '2026/001',
        price: euros(1000),
        netPrice: euros(1000),
        downPayment: euros(230),
      });
    });

    it('computes the remaining amount from the down payment', () => {
      const sums = {
        net: euros(1000),
        vat: euros(230),
        gross: euros(1230),
        downPayment: euros(230),
        remaining: euros(1000),
      };
      expect(totalsOf(whole)).toEqual(sums);
      expect(totalsOf({ ...whole, price: '' })).toBeNull();
    });

    it('has the totals of its form, and totals of 0 without a price', () => {
      expect(totalsOfInvoice(newClientInvoice(whole, today)!)).toEqual(totalsOf(whole));
      const empty = newClientInvoice({ ...whole, price: '', downPayment: '' }, today)!;
      expect(totalsOfInvoice(empty)).toEqual({ net: 0, vat: 0, gross: 0, downPayment: 0, remaining: 0 });
    });

    it('takes the VIN of the chosen motorbike, even if it is empty', () => {
      const bike = { id: 3 as MotorbikeId, model: 'R 1250 GS', brandName: '', vin: '' };
      expect(withMotorbike({ ...whole, vin: 'OLD' }, bike)).toMatchObject({
        vin: '',
        motorbike: { id: 3, name: bike.model },
      });
    });
  });

  const anyForm = fc.record({
    price: anyPrice,
    paid: anyPrice,
    priceType: fc.constantFrom<PriceType>('net', 'gross'),
    vatOption: fc.constantFrom(...vatOptions),
  });

  it('the totals of an invoice always add up to the cent', () => {
    fc.assert(
      fc.property(anyForm, ({ price, paid, priceType, vatOption }) => {
        const texts = { price: moneyText(price, ','), downPayment: moneyText(paid, '.') };
        const sums = totalsOf({ ...whole, ...texts, priceType, vatOption })!;
        expect(sums.net + sums.vat).toBe(sums.gross);
        expect(sums.downPayment + sums.remaining).toBe(sums.gross);
        expect(sums[priceType]).toBe(price);
      }),
    );
  });

  it('an invoice form can be sent exactly if it has no problem', () => {
    const anyText = fc.constantFrom('', ' ', '12', '1.234,50', 'x', '-1', '2026-11-20', '2026-02-30');
    const anyTyped = fc.record({
      invoiceNumber: anyText,
      invoiceDate: anyText,
      deliveryDate: anyText,
      price: anyText,
      downPayment: anyText,
    });
    fc.assert(
      fc.property(anyTyped, typed => {
        const form = { ...emptyInvoiceForm, ...typed };
        expect(newClientInvoice(form, today) === null).toBe(Object.keys(invoiceProblems(form, today)).length > 0);
      }),
    );
  });

  const filled: InvoiceForm = {
    ...whole,
    priceType: 'gross',
    vin: 'WB10A1102LZ000001',
    motorbike: { id: 1 as MotorbikeId, name: 'R 1250 GS' },
    template: { id: 1 as InvoiceTemplateId, name: 'Plain' },
  };

  it.each<Partial<InvoiceForm>>([
    { invoiceNumber: '2026/012' },
    { invoiceDate: '2026-11-22' },
    { deliveryDate: '2026-11-22' },
    { price: '1.000,01' },
    { priceType: 'net' },
    { vatOption: 'reduced5' },
    { downPayment: '' },
    { vin: '' },
    { motorbike: null },
    { motorbike: { id: 12 as MotorbikeId, name: 'R 1250 GS' } },
    { motorbike: { id: null, name: 'R 1250 GS' } },
    { motorbike: { id: 1 as MotorbikeId, name: 'R 1250' } },
    { template: null },
    { template: { id: 12 as InvoiceTemplateId, name: 'Plain' } },
  ])('isSameInvoiceForm returns false for a form changed by %j', change => {
    const other = { ...filled, ...change };
    expect([isSameInvoiceForm(filled, other), isSameInvoiceForm(other, filled)]).toEqual([false, false]);
    expect(isSameInvoiceForm(other, structuredClone(other))).toBe(true);
  });

  it('an amount that can be read in two ways is neither added up nor sent', () => {
    const doubtful = { ...filled, price: '1,234', downPayment: '2,345' };
    expect(invoiceProblems(doubtful, today, ',')).toEqual({ price: 'ambiguous', downPayment: 'ambiguous' });
    expect([totalsOf(doubtful, ','), newClientInvoice(doubtful, today, ',')]).toEqual([null, null]);
    expect(newClientInvoice(doubtful, today, '.')).toMatchObject({ price: euros(1234), downPayment: euros(2345) });
  });

  it('newClientInvoice contains every chosen value, the amounts and the dates', () => {
    expect(newClientInvoice({ ...filled, vin: ' WB1 ' }, today)).toEqual({
      ...filled,
      invoiceNumber: '2026/001',
      vin: 'WB1',
      price: euros(1000),
      netPrice: 81301,
      downPayment: euros(230),
    });
  });

  it('withMotorbike keeps the other fields of the form, except for the acquisition of another vehicle', () => {
    const bike = { id: 3 as MotorbikeId, model: 'V7', brandName: 'Moto Guzzi', vin: 'X' };
    expect(withMotorbike(filled, bike)).toEqual({
      ...filled,
      vin: 'X',
      motorbike: { id: 3, name: 'V7', brand: 'Moto Guzzi' },
      acquisition: null,
    });
  });

  it('vehicleName has the brand of a motorbike from the list, as the paper has', () => {
    const id = 3 as MotorbikeId;
    expect([vehicleName({ id, name: 'Scout', brand: 'Indian' }), vehicleName({ id: null, name: 'Honda CBF' })]).toEqual(
      ['Indian Scout', 'Honda CBF'],
    );
    expect(vehicleName(null)).toBe('');
  });

  it('isSameInvoiceForm notices a changed price type and VIN', () => {
    expect(isSameInvoiceForm(whole, { ...whole })).toBe(true);
    expect(isSameInvoiceForm(whole, { ...whole, priceType: 'gross' })).toBe(false);
    expect(isSameInvoiceForm(whole, { ...whole, vin: 'X' })).toBe(false);
  });
});

describe('InvoiceNumber', () => {
  const isSameNumber = (one: string, other: string) => {
    const keyOf = numberKeys([]);
    const [first, second] = [one, other].map(number => keyOf({ number, date: '2026-11-25' }));
    return first === second;
  };

  /** Issued in 2026. */
  const nextAfter = (number: string) => nextInvoiceNumber({ number, date: '2026-11-25' });

  describe('nextInvoiceNumber', () => {
    it.each([
      ['2026/007', '2026/008'],
      ['FV 09/2026', 'FV 10/2026'],
      ['12/2026', '13/2026'],
      ['FV 9/11/2026', 'FV 10/11/2026'],
      ['2026/11/5', '2026/11/6'],
      ['RE 2026-77', 'RE 2026-78'],
      ['RE 2026-2000', 'RE 2026-2001'],
      ['2026/2050', '2026/2051'],
      ['17/26', '18/26'],
      ['17/25', '18/25'],
      ['17/24', '17/25'],
      ['FV 12/11/26', 'FV 13/11/26'],
      ['26-0012', '26-0013'],
      ['RE26-12', 'RE26-13'],
      ['RE26A12', 'RE26A13'],
      ['25/26', '26/26'],
      ['26/26', '27/26'],
      ['26/2026', '27/2026'],
      ['12/2025', '13/2025'],
      ['2026', '2027'],
      ['1999/2026', '2000/2026'],
      ['2025/2026', ''],
      ['RE-99', 'RE-100'],
      ['RE-0099-A', 'RE-0100-A'],
      ['7/12026', '7/12027'],
      ['7/20261', '7/20262'],
      [' RE-7 ', 'RE-8'],
      ['100000000000001', '100000000000002'],
      ['1000000000000001', ''],
      ['first', ''],
      ['', ''],
    ])('after %j is %j', (last, next) => expect(nextAfter(last)).toBe(next));

    it('takes the year from the date of the invoice', () => {
      expect(nextInvoiceNumber({ number: '17/24', date: '2024-12-30' })).toBe('18/24');
      expect(nextInvoiceNumber({ number: '17/24', date: '2025-01-02' })).toBe('18/24');
      expect(nextInvoiceNumber({ number: '17/2024', date: '2024-12-30' })).toBe('18/2024');
    });

    it('always counts on within the year, in either order and with any separator', () => {
      const anyCounter = fc.integer({ min: 1, max: 99_999 }).filter(count => ![2025, 2026].includes(count));
      fc.assert(
        fc.property(
          anyCounter,
          fc.constantFrom('26', '2026'),
          fc.constantFrom('/', '-', '.', ' ', '_'),
          (count, year, sign) => {
            expect(nextAfter(`${count}${sign}${year}`)).toBe(`${count + 1}${sign}${year}`);
            fc.pre(String(count) !== year);
            expect(nextAfter(`${year}${sign}${count}`)).toBe(`${year}${sign}${count + 1}`);
          },
        ),
      );
    });

    it('is always one higher and keeps the text before the number', () => {
      fc.assert(
        fc.property(fc.string(), fc.nat(), fc.nat({ max: 5 }), (before, count, zeros) => {
          const prefix = before.replace(/\d/g, '').trimStart();
          const next = nextAfter(prefix + '0'.repeat(zeros) + count);
          expect(next.startsWith(prefix)).toBe(true);
          expect(Number(next.slice(prefix.length))).toBe(count + 1);
        }),
      );
    });

    it('never invents a number if it cannot count exactly', () => {
      fc.assert(
        fc.property(fc.string(), text => {
          const next = nextAfter(text);
          expect(next === '' || !isSameNumber(next, text)).toBe(true);
        }),
      );
      expect(nextAfter('9'.repeat(20))).toBe('');
    });
  });

  describe('numberKeys', () => {
    it('ignores capitals and blanks', () => {
      expect(isSameNumber(' re 2026 / 7', 'RE2026/7')).toBe(true);
      expect(isSameNumber('RE 17', 'RE 71')).toBe(false);
    });

    it.each([
      ['RE–2026–017', 'the dash of Word'],
      ['RE\u20112026\u2011017', 'a dash that does not break'],
      ['RE—2026−017', 'a long dash and a minus sign'],
      ['ＲＥ－２０２６－０１７', 'full-width signs'],
    ])('takes %s, with %s, for RE-2026-017', spelling => {
      expect(isSameNumber(spelling, 're-2026-017')).toBe(true);
      expect(isSameNumber(spelling, 'RE-2026-018')).toBe(false);
    });

    it('takes a letter with its mark apart for the letter', () => {
      expect(isSameNumber('A\u0308 7', 'Ä7')).toBe(true);
      expect(isSameNumber('A 7', 'Ä7')).toBe(false);
    });

    /** Which of the invoices have the number of an earlier one. */
    const doubles = (...invoices: readonly (readonly [number: string, date: string])[]) => {
      const issued = invoices.map(([number, date]) => ({ number, date: date }));
      const keys = issued.map(numberKeys(issued));
      return issued.filter((_, place) => keys.indexOf(keys[place]!) < place).map(({ number }) => number);
    };

    it('tell a number without a year from that of another year once the run begins with 1 again', () => {
      const before = [
        ['1', '2025-01-03'],
        ['2', '2025-02-03'],
        ['57', '2025-12-30'],
      ] as const;
      expect(doubles(...before, ['1', '2026-01-02'], ['2', '2026-01-05'])).toEqual([]);
      expect(doubles(...before, ['1', '2026-01-02'], ['2', '2026-01-05'], ['2', '2026-01-06'])).toEqual(['2']);
      expect(doubles(...before, ['57', '2026-01-02'])).toEqual(['57']);
      expect(doubles(['RE 1', '2025-01-03'], ['re1', '2026-01-03'], ['RE 1', '2026-03-03'])).toEqual(['RE 1']);
    });

    it('find a number with a year in any year', () => {
      expect(doubles(['2026-1', '2026-01-03'], ['2026-1', '2027-01-02'])).toEqual(['2026-1']);
      expect(doubles(['1/2026', '2026-01-03'], ['1/2026', '2027-01-02'])).toEqual(['1/2026']);
    });
  });

  describe('numberUses', () => {
    it('names the number that is left out, within the year if a run without a year begins with 1 again', () => {
      const issued = ['1', '2', '3', '4', '57'].map(number => ({ number, date: '2025-05-05' }));
      const skipped = (number: string, ...restarted: readonly string[]) => {
        const later = restarted.map(number => ({ number, date: '2026-01-02' }));
        return numberUses([...issued, ...later])({ number, date: '2026-02-02' }).skipped;
      };
      expect([skipped('58'), skipped('60'), skipped('６０'), skipped('1')]).toEqual([null, '58', '58', null]);
      expect([skipped('3', '1', '2'), skipped('4', '1', '2')]).toEqual([null, '3']);
    });

    it('names the earlier year of a number if its run has begun with 1 again', () => {
      const issued = [
        ['80', '2025-12-30'],
        ['1', '2025-01-03'],
        ['40', '2025-06-03'],
        ['1', '2026-01-03'],
        ['80', '2024-12-30'],
      ].map(([number, date]) => ({ number: number!, date: date! }));
      const year = (number: string) => numberUses(issued)({ number, date: '2026-02-02' }).otherYear;
      expect([year('1'), year(' 40'), year('80'), year('2')]).toEqual(['2025', '2025', '2025', null]);
      expect(numberUses(issued.slice(0, 3))({ number: '40', date: '2025-07-01' }).otherYear).toBeNull();
    });

    const anyNumber = fc
      .tuple(
        fc.constantFrom('RE ', '', 'RE2026-'),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 2024, max: 2027 }),
      )
      .map(([run, count, year]) => ({ number: run + count, date: `${year}-03-05` }));

    it('always finds the invoice whose key is the same, and no other one', () => {
      fc.assert(
        fc.property(fc.array(anyNumber), anyNumber, (issued, typed) => {
          const keyOf = numberKeys([typed, ...issued]);
          const used = issued.find(invoice => keyOf(invoice) === keyOf(typed)) ?? null;
          expect(numberUses(issued)(typed).usedBy).toBe(used);
        }),
      );
    });
  });
});

describe('Vat', () => {
  const options: readonly VatOption[] = [
    'standard23',
    'reduced10',
    'reduced5',
    'marginalTaxation',
    'smallBusiness',
    'unselected',
  ];
  const anyOption = fc.constantFrom(...options);
  const anyPriceType = fc.constantFrom<PriceType>('net', 'gross');

  it('vatOptions contains every option', () => expect([...vatOptions].sort()).toEqual([...options].sort()));

  describe('vatRate', () => {
    it('is the rate in percent of each option', () => expect(options.map(vatRate)).toEqual([23, 10, 5, 0, 0, 0]));
  });

  describe('vatAmounts', () => {
    it.each<[number, PriceType, VatOption, number, number, number]>([
      [1000, 'net', 'standard23', 1000, 230, 1230],
      [1230, 'gross', 'standard23', 1000, 230, 1230],
      [100, 'gross', 'standard23', 81.3, 18.7, 100],
      [0.1, 'net', 'reduced5', 0.1, 0.01, 0.11],
      [-0.1, 'net', 'reduced5', -0.1, -0.01, -0.11],
      [0.04, 'net', 'reduced10', 0.04, 0, 0.04],
      [9900, 'gross', 'smallBusiness', 9900, 0, 9900],
      [9900, 'net', 'marginalTaxation', 9900, 0, 9900],
      [9900, 'net', 'unselected', 9900, 0, 9900],
      [0, 'gross', 'standard23', 0, 0, 0],
    ])('of %d € %s with %s are net %d, VAT %d, gross %d', (price, priceType, option, net, vat, gross) => {
      const expected = { net: euros(net), vat: euros(vat), gross: euros(gross) };
      expect(vatAmounts(euros(price), priceType, option)).toEqual(expected);
    });

    it('always have net and VAT that add up to gross, and never change the typed price', () => {
      fc.assert(
        fc.property(anyMoney, anyPriceType, anyOption, (price, priceType, option) => {
          const result = vatAmounts(price, priceType, option);
          expect(result.net + result.vat).toBe(result.gross);
          expect(result[priceType]).toBe(price);
        }),
      );
    });

    it('are always off by half a cent at most, and exact halves round away from zero', () => {
      fc.assert(
        fc.property(anyMoney, anyPriceType, anyOption, (price, priceType, option) => {
          const { net, gross } = vatAmounts(price, priceType, option);
          const hundredPlusRate = BigInt(100 + vatRate(option));
          const [computed, exact, parts] =
            priceType === 'net'
              ? [gross, BigInt(price) * hundredPlusRate, 100n]
              : [net, BigInt(price) * 100n, hundredPlusRate];
          const awayFromZero = (BigInt(computed) * parts - exact) * (price < 0 ? -1n : 1n);
          expect(awayFromZero * 2n <= parts).toBe(true);
          expect(awayFromZero * 2n > -parts).toBe(true);
        }),
        { numRuns: 1000 },
      );
    });

    it('never have a VAT with another sign than the price, or any VAT at a rate of zero', () => {
      fc.assert(
        fc.property(anyMoney, anyPriceType, anyOption, (price, priceType, option) => {
          const { vat } = vatAmounts(price, priceType, option);
          expect(vat * price).toBeGreaterThanOrEqual(0);
          if (vatRate(option) === 0) expect(vat).toBe(0);
        }),
      );
    });
  });

  it.each([
    [1000, '.', '1\u00a0000.00\u00a0€'],
    [1234.5, ',', '1\u00a0234,50\u00a0€'],
    [0, ',', '0,00\u00a0€'],
    [-20, '.', '-20.00\u00a0€'],
  ] as const)('amountText writes %d with the decimal sign %j as %j', (amount, sign, text) =>
    expect(amountText(euros(amount), sign)).toBe(text),
  );

  it('amountText always shows two digits of cents and is read back as the same amount', () => {
    const anyAmount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }) as fc.Arbitrary<Money>;
    fc.assert(
      fc.property(anyAmount, fc.constantFrom(',' as const, '.' as const), (amount, sign) => {
        const text = amountText(amount, sign);
        expect(text).toMatch(/^-?[\d\u00a0]+[.,]\d\d\u00a0€$/);
        expect(moneyIn(text)).toBe(amount);
      }),
      { numRuns: 500 },
    );
  });
});

describe('invoiceProposal', () => {
  const template = { id: 3, name: 'Standard' } as InvoiceForm['template'];
  const known = {
    number: '2026/0004',
    today: '2026-11-29' as LocalDate,
    templateFor: (_option: VatOption): InvoiceForm['template'] => template,
    bought: null,
    usual: null as Taxation | null,
    rate: 23 as number | null,
  };

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
