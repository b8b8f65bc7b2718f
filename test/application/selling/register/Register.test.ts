import { runInAction } from 'mobx';
import readExcelFile from 'read-excel-file/node';
import { Book } from '../../../../src/application/book/Book';
import { IssuedInvoices } from '../../../../src/application/selling/invoices/IssuedInvoices';
import { Acquisitions } from '../../../../src/application/selling/margin/Acquisitions';
import { Register } from '../../../../src/application/selling/register/Register';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import type { Offer } from '../../../../src/domain/offers/Offer';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { VatOption } from '../../../../src/domain/selling/invoices/Vat';
import type { AcquisitionTax } from '../../../../src/domain/selling/margin/Acquisition';
import { registerTotal, replacementForm } from '../../../../src/domain/selling/register/InvoiceRegister';
import { purchaseName } from '../../../../src/domain/selling/register/MonthClosing';
import { monthSheets } from '../../../../src/domain/selling/register/monthSumsSheet';
import { changesSince } from '../../../../src/domain/selling/register/SavedMonth';
import { taxMonthBy } from '../../../../src/domain/selling/register/TaxMonth';
import { DAY } from '../../../../src/domain/shared/Instant';
import { type LocalDate, localDateAt, monthOf } from '../../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { moneyInput } from '../../../../src/domain/shared/TypedNumber';
import { ExcelSpreadsheets } from '../../../../src/infrastructure/excel/ExcelSpreadsheets';
import { anOfferThat } from '../../../infrastructure/demo/market/aMarketplace';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { settled } from '../../../support/settled';
import { someClientValues } from '../../../support/someClientValues';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer } from '../../../support/Workplace';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

const MONTH = '2026-10';

watchActions();

describe('a month that is worked from an account without invoices', () => {
  interface Written {
    readonly number: string;
    /** Which of the five clients. */
    readonly to: number;
    readonly option: VatOption;
    readonly priceType: 'net' | 'gross';
    /** In cents, as all amounts here. */
    readonly price: bigint;
    readonly dated: string;
    readonly delivered: string;
    readonly bought?: { readonly price: bigint; readonly tax: AcquisitionTax };
  }

  /** A month of a German dealer. 2026/0009 is void and replaced by 2026/0013, and 2026/0012 belongs to the next month. */
  const month: readonly Written[] = [
    sale('2026/0001', 0, 'marginalTaxation', 'gross', 1_234_567n, '02', { price: 1_000_000n, tax: 'margin' }),
    sale('2026/0002', 1, 'marginalTaxation', 'gross', 899_999n, '05', { price: 950_000n, tax: 'margin' }),
    sale('2026/0003', 2, 'marginalTaxation', 'gross', 1_000_033n, '06', { price: 700_000n, tax: 'vat' }),
    sale('2026/0004', 3, 'marginalTaxation', 'gross', 500_001n, '07', { price: 399_990n, tax: 'abroad' }),
    sale('2026/0005', 0, 'standard23', 'net', 345_569n, '08'),
    sale('2026/0006', 1, 'standard23', 'gross', 425_049n, '09'),
    sale('2026/0007', 2, 'smallBusiness', 'net', 99_995n, '12'),
    sale('2026/0008', 4, 'unselected', 'net', 777_777n, '13'),
    sale('2026/0009', 3, 'reduced10', 'net', 100_005n, '14'),
    sale('2026/0010', 4, 'reduced5', 'gross', 10_001n, '15'),
    // Invoiced in November, delivered in October.
    { ...sale('2026/0011', 0, 'standard23', 'net', 100_001n, '30'), dated: '2026-11-02' },
    { ...sale('2026/0012', 1, 'standard23', 'net', 55_555n, '31'), delivered: '2026-11-01' },
  ];

  const replacement = { ...month[8]!, number: '2026/0013', price: 90_005n, dated: '2026-10-31' };
  const resold = sale('2026/0014', 2, 'marginalTaxation', 'gross', 9_999_999n, '31');

  function sale(
    number: string,
    to: number,
    option: VatOption,
    priceType: 'net' | 'gross',
    price: bigint,
    day: string,
    bought?: Written['bought'],
  ): Written {
    const date = `${MONTH}-${day}`;
    return { number, to, option, priceType, price, dated: date, delivered: date, ...(bought && { bought }) };
  }

  const toMoney = (cents: bigint) => Number(cents) as Money;
  const vinOf = ({ number }: Written) => `WB10A0${number.replace(/\D/g, '').padStart(11, '0')}`;

  // The second computation. It shares nothing with the rules of the app.
  const rates: Readonly<Record<VatOption, bigint>> = {
    standard23: 23n,
    reduced10: 10n,
    reduced5: 5n,
    marginalTaxation: 0n,
    smallBusiness: 0n,
    unselected: 0n,
  };

  /** Half up, from the first decimal of the cents. */
  const divided = (amount: bigint, by: bigint): bigint => ((amount * 10n) / by + 5n) / 10n;

  function byHand({ option, priceType, price }: Written) {
    const percent = 100n + rates[option];
    const net = priceType === 'net' ? price : divided(price * 100n, percent);
    const gross = priceType === 'gross' ? price : divided(price * percent, 100n);
    return { net, vat: gross - net, gross };
  }

  const summed = (rows: readonly Written[], key: 'net' | 'vat' | 'gross'): bigint =>
    rows.reduce((sum, row) => sum + byHand(row)[key], 0n);

  /** Two deals of the dealer. */
  async function boughtHere(at: SellingDeskAtWork): Promise<readonly [Offer, Offer]> {
    const isForSale = ({ buyNowPrice, highestBid, deal, region }: Offer) =>
      buyNowPrice > 0 && highestBid === 0 && deal === null && region?.toLowerCase() === 'de';
    const ids = [1, 2].map(() => {
      const { id, hashId } = anOfferThat(at.dealer, isForSale);
      at.dealer.acceptBuyNow(id);
      return hashId;
    });
    await at.loadOffers.refresh('inRealization');
    return [at.offer(ids[0]!), at.offer(ids[1]!)];
  }

  async function workedMonth() {
    const at = new SellingDeskAtWork();
    const keep = at.container.get(Acquisitions);
    const book = at.container.get(Book);
    await at.twins.kept.issueOnly(at.session.dealerKey, []);
    for (const name of ['A', 'B', 'C', 'D', 'E']) {
      const country = name === 'E' ? ({ country: 'poland', vatNumber: 'PL7251801126' } as const) : {};
      await at.twins.clients.add(someClientValues({ companyName: `Client ${name}`, ...country }));
    }
    const clients = [4, 3, 2, 1, 0].map(index => at.client(index));
    const purchase = async (key: string, vin: string, price: bigint, tax: AcquisitionTax, date: string) =>
      keep.keep(
        {
          vehicle: key,
          vin,
          supplier: `Supplier of ${key}`,
          date: date as LocalDate,
          price: toMoney(price),
          tax,
          costs: 0 as Money,
          invoiceId: null,
        },
        key,
      );
    for (const row of month.filter(({ bought }) => bought !== undefined)) {
      await purchase(row.number, vinOf(row), row.bought!.price, row.bought!.tax, `${MONTH}-01`);
    }
    await purchase('unsold', 'WB1UNSOLD', 123_456n, 'margin', `${MONTH}-20`);
    await purchase('earlier', 'WB1EARLIER', 1n, 'margin', '2026-09-30');
    const issue = async (row: Written) => {
      const client = clients[row.to]!;
      await at.forms.open(client);
      at.forms.shown!.edited({
        invoiceNumber: row.number,
        invoiceDate: row.dated,
        deliveryDate: row.delivered,
        price: moneyInput(toMoney(row.price), '.'),
        priceType: row.priceType,
        vatOption: row.option,
      });
      if (!at.forms.get(client)!.form.vin) at.forms.shown!.edited({ vin: vinOf(row) });
      await at.issueInvoice.issue(client, 'Creating…', true);
      await settled();
      expect(at.issueInvoice.justIssued?.invoice.number).toBe(row.number);
    };
    for (const row of month) await issue(row);
    const wrong = at.issued.all.find(({ number }) => number === '2026/0009')!;
    await at.issued.voided(wrong.id, { reason: 'Wrong price', replacement: '' });
    at.forms.beginAnew(clients[3]!, replacementForm(wrong, '.'));
    await issue(replacement);
    const [deal, unsoldDeal] = await boughtHere(at);
    await book.put(
      'purchaseTimes',
      [deal, unsoldDeal].map(({ hashId }) => ({ key: hashId, value: { boughtAt: Date.parse(`${MONTH}-10T12:00`) } })),
    );
    const proposal = await at.resale.invoiceFor(deal);
    await keep.taxed(deal.hashId, 'margin');
    at.forms.beginAnew(clients[2]!, proposal!);
    await issue(resold);
    const close = at.container.get(Register);
    await at.container.get(IssuedInvoices).read();
    close.run(MONTH);
    await settled();
    return { at, close, closing: close.closingOf(MONTH), deal, unsoldDeal };
  }

  const asItIs = (word: string) => word;

  const fileWords = {
    heading: asItIs,
    country: asItIs,
    taxMonth: taxMonthBy('deliveryDate'),
    acquisitionTax: asItIs,
    latest: () => 'at the latest',
    warning: asItIs,
    status: (isVoid: boolean) => (isVoid ? 'void' : 'issued'),
  };

  /** The file of the month, as another program reads it: its sheets by name, and each of its rows by the names of the columns. */
  async function readMonth(closing: Parameters<typeof monthSheets>[0]) {
    const sheets = monthSheets(closing, Date.parse('2026-11-03T09:30'), {
      names: { register: 'register', margins: 'margins', purchases: 'purchases', sums: 'sums', notes: 'notes' },
      register: { ...fileWords, taxKind: asItIs },
      margins: fileWords,
      purchases: { ...fileWords, soldBy: id => id },
      sums: { taxKind: asItIs, word: asItIs, monthBasis: 'deliveryDate' },
      notes: ['A note'],
    });
    const written = await new ExcelSpreadsheets().write(sheets);
    if (!written.ok) throw new Error('No file was written');
    const read = await readExcelFile(Buffer.from(await written.value.arrayBuffer()), { trim: false });
    return Object.fromEntries(
      read.map(({ sheet, data: [head = [], ...rows] }) => [
        sheet,
        rows.map(row => Object.fromEntries(head.map((name, index) => [String(name), row[index] as unknown]))),
      ]),
    );
  }

  /** A date of a spreadsheet has no zone. */
  const day = (date: string) => new Date(`${date}T00:00Z`);
  const amount = (cents: bigint) => Number(cents) / 100;
  const inCents = (cell: unknown): bigint => (cell === null ? 0n : BigInt(Math.round(Number(cell) * 100)));
  const column = (rows: readonly Readonly<Record<string, unknown>>[], name: string): bigint =>
    rows.reduce((sum, row) => sum + inCents(row[name]), 0n);

  let worked: Awaited<ReturnType<typeof workedMonth>>;
  let sheets: Awaited<ReturnType<typeof readMonth>>;
  beforeAll(async () => {
    worked = await workedMonth();
    sheets = await readMonth(worked.closing);
  });
  const counted = [...month.filter(({ number }) => !['2026/0009', '2026/0012'].includes(number)), replacement, resold];
  const margins = counted.filter(({ option }) => option === 'marginalTaxation');
  const stated = counted.filter(({ option }) => option !== 'marginalTaxation');
  const priceOf = (row: Written): bigint => row.bought?.price ?? BigInt(worked.deal.deal!.clientPrice!);

  it('has each invoice of the month in its register, with its amounts and dates by another computation', () => {
    const rows = new Map(sheets['register']!.map(row => [row['number'], row]));
    expect([...rows.keys()].sort()).toEqual([...counted, month[8]!].map(({ number }) => number).sort());
    for (const row of counted) {
      const { net, vat, gross } = byHand(row);
      const isStated = row.option !== 'marginalTaxation';
      expect(rows.get(row.number)).toMatchObject({
        date: day(row.dated),
        deliveryDate: day(row.delivered),
        taxMonth: MONTH,
        client: `Client ${'ABCDE'[row.to]}`,
        taxKind: row.option,
        status: 'issued',
        net: isStated ? amount(net) : null,
        vat: isStated ? amount(vat) : null,
        gross: amount(gross),
        rate: isStated ? Number(rates[row.option]) : null,
      });
    }
    const voided = byHand(month[8]!);
    expect(rows.get('2026/0009')).toMatchObject({
      status: 'void',
      net: null,
      vat: null,
      gross: null,
      voidNet: amount(voided.net),
      voidVat: amount(voided.vat),
      voidGross: amount(voided.gross),
      voidReason: 'Wrong price',
      replacedBy: '2026/0013',
    });
  });

  it('adds up the register to the cent', () => {
    const rows = sheets['register']!;
    const total = registerTotal(worked.closing.invoices);
    expect([column(rows, 'net'), column(rows, 'vat'), column(rows, 'gross')]).toEqual([
      summed(stated, 'net'),
      summed(stated, 'vat'),
      summed(counted, 'gross'),
    ]);
    expect([total.net, total.vat, total.gross].map(cents => BigInt(cents!))).toEqual([
      summed(stated, 'net'),
      summed(stated, 'vat'),
      summed(counted, 'gross'),
    ]);
  });

  it('has each sale under the margin scheme in its margin book: gain or loss, base and VAT, and none where it was bought with VAT', () => {
    const rows = new Map(sheets['margins']!.map(row => [row['number'], row]));
    expect(rows.size).toBe(margins.length);
    for (const row of margins) {
      const bought = priceOf(row);
      const difference = row.price - bought;
      const isTaxed = row.bought?.tax === 'vat';
      const vat = difference > 0n ? divided(difference * 19n, 119n) : 0n;
      expect(rows.get(row.number)).toMatchObject({
        acquisitionPrice: amount(bought),
        salePrice: amount(row.price),
        margin: !isTaxed && difference >= 0n ? amount(difference) : null,
        loss: !isTaxed && difference < 0n ? amount(-difference) : null,
        vat: isTaxed ? null : amount(vat),
        base: isTaxed ? null : amount((difference > 0n ? difference : 0n) - vat),
        regularVat: isTaxed ? amount(divided(row.price * 19n, 119n)) : null,
        rate: 19,
      });
    }
  });

  it('has what was bought in the month, sold or not, each with its supplier', () => {
    const rows = sheets['purchases']!;
    const { deal, unsoldDeal } = worked;
    const nameOf = ({ label1, label2 }: typeof deal) => `${label1} ${label2}`.trim();
    const typed = month.filter(({ bought }) => bought !== undefined).map(({ number }) => number);
    expect(rows.map(({ vehicle }) => vehicle).sort()).toEqual(
      [...typed, 'unsold', nameOf(deal), nameOf(unsoldDeal)].sort(),
    );
    expect(column(rows, 'acquisitionPrice')).toBe(
      month.reduce((sum, { bought }) => sum + (bought?.price ?? 0n), 123_456n) +
        BigInt(deal.deal!.clientPrice!) +
        BigInt(unsoldDeal.deal!.clientPrice!),
    );
    expect(rows.every(({ supplier }) => typeof supplier === 'string' && supplier !== '')).toBe(true);
    expect(rows.find(({ vehicle }) => vehicle === 'unsold')).toMatchObject({
      boughtOn: day('2026-10-20'),
      number: null,
    });
  });

  it('has the sums of each rate, of the gains and of the losses, and when it was saved', () => {
    const rows = new Map(sheets['sums']!.map(row => [row['kind'], row]));
    for (const option of ['standard23', 'reduced10', 'reduced5', 'smallBusiness', 'unselected'] as const) {
      const ofKind = stated.filter(row => row.option === option);
      expect(rows.get(option)).toMatchObject({
        count: ofKind.length,
        rate: Number(rates[option]),
        base: amount(summed(ofKind, 'net')),
        vat: amount(summed(ofKind, 'vat')),
        total: amount(summed(ofKind, 'gross')),
      });
    }
    const differences = margins.filter(({ bought }) => bought?.tax !== 'vat').map(row => row.price - priceOf(row));
    const gains = differences.filter(difference => difference >= 0n);
    const vat = gains.reduce((sum, gain) => sum + divided(gain * 19n, 119n), 0n);
    const gained = gains.reduce((sum, gain) => sum + gain, 0n);
    const lost = differences.filter(difference => difference < 0n).reduce((sum, loss) => sum - loss, 0n);
    expect(rows.get('margins')).toMatchObject({
      count: gains.length,
      rate: 19,
      base: amount(gained - vat),
      vat: amount(vat),
      total: amount(gained),
    });
    expect(rows.get('losses')).toMatchObject({ total: amount(lost), vat: null });
    expect(rows.get('regular')).toMatchObject({ vat: amount(divided(1_000_033n * 19n, 119n)) });
    // The clock on the wall of the reader, as a fraction of a day.
    const savedAt = (rows.get('savedAt')?.['count'] as Date).getTime();
    expect(Math.round(savedAt / 1000)).toBe(Date.parse('2026-11-03T09:30Z') / 1000);
  });

  it('names what is wrong with the month, and nothing else', () => {
    const { closing, close } = worked;
    expect(Object.fromEntries(closing.gaps)).toEqual({
      twoMonths: ['2026/0012', '2026/0011'],
      numbersOutOfOrder: ['2026/0012'],
      withoutVatOption: ['2026/0008'],
      withVat: ['2026/0003'],
      abroad: ['2026/0004'],
      exemptBesideTaxed: ['2026/0007'],
      // A deal that was bought before this device knew the account.
      purchaseUndated: ['Kubota M7-172 Premium KVT JKU4BUGBGR1701397'],
    });
    const warnings = close.findingsOf(closing).filter(({ finding }) => finding.severity === 'warning');
    expect(Object.fromEntries(warnings.map(({ finding, numbers }) => [finding.id, numbers]))).toMatchObject({
      notGermanRate: ['2026/0005', '2026/0006', '2026/0011'],
      rateOfNeither: ['2026/0013'],
      rateOfOtherGoods: ['2026/0010'],
    });
    expect(closing.voided.map(({ number }) => number)).toEqual(['2026/0009']);
    expect(closing.files).toHaveLength(counted.length + closing.voided.length);
  });
});

describe('Register', () => {
  async function afterIssuing(invoices: readonly IssuedInvoice[] = []) {
    const at = new SellingDeskAtWork();
    await at.twins.kept.issueOnly(at.session.dealerKey, invoices);
    await at.container.get(IssuedInvoices).read();
    return { at, book: at.container.get(Book), close: at.container.get(Register) };
  }

  const onDate = (date: string) => ({ invoiceDate: date as LocalDate });

  it('names each finding of the check once, with the invoices of the month that have it, the warnings first', async () => {
    const { close } = await afterIssuing([
      aSnapshotInvoice('R 5', { sent: onDate('2026-11-02') }),
      { ...aSnapshotInvoice('R 4', { sent: onDate('2026-10-09') }), voided: { reason: 'Wrong', replacement: '' } },
      aSnapshotInvoice('R 3', { sent: onDate('2026-10-08') }),
      aSnapshotInvoice('R 2', { sent: { ...onDate('2026-10-07'), vatOption: 'marginalTaxation' } }),
      aSnapshotInvoice('R 1', { sent: onDate('2026-10-06') }),
    ]);
    const found = close.findingsOf(close.closingOf(MONTH));
    expect(found.map(({ finding: { id, severity }, numbers }) => [severity, id, numbers])).toEqual([
      ['warning', 'notGermanRate', ['R 1', 'R 3']],
      ['reminder', 'marginWording', ['R 2']],
    ]);
  });

  it('has what was bought here in the month and is not resold, with its price and its supplier', async () => {
    const { at, book, close } = await afterIssuing();
    await at.loadOffers.refresh('inRealization');
    const deal = aHeldOffer(at, offer => offer.deal !== null, 'inRealization');
    await book.put('purchaseTimes', [
      { key: deal.hashId, value: { seenAt: Date.parse('2026-10-31T12:00') } },
      { key: 'unknown', value: { boughtAt: Date.parse('2026-10-02T12:00') } },
      { key: 'later', value: { boughtAt: Date.parse('2026-11-02T12:00') } },
      { key: 'typed', value: { boughtAt: Date.parse('2026-10-02T12:00') } },
    ]);
    await book.put('vehicles', [{ key: 'unknown', value: { name: 'Moto Guzzi V7', contact: null } }]);
    const typed = {
      vehicle: 'BMW',
      vin: '',
      price: euros(9),
      tax: 'margin',
      costs: euros(0),
      invoiceId: null,
    } as const;
    await at.container.get(Acquisitions).keep({ ...typed, date: '2026-10-02' as LocalDate }, 'typed');
    const stop = close.run(MONTH);
    await settled();
    const name = `${deal.label1} ${deal.label2}`.trim();
    const supplier = `${deal.deal!.sellerFirstName} ${deal.deal!.sellerLastName}`.trim();
    const { purchases, gaps } = close.closingOf(MONTH);
    expect(purchases).toMatchObject([
      { key: 'typed', vehicle: 'BMW' },
      { key: deal.hashId, vehicle: name, supplier, date: '2026-10-31', price: deal.deal!.clientPrice, invoiceId: null },
      { key: 'unknown', vehicle: 'Moto Guzzi V7', date: '2026-10-02', price: null },
    ]);
    expect(gaps.get('purchaseWithoutPrice')).toEqual(['Moto Guzzi V7']);
    stop();
  });

  it('has the archived deals of the month, and names running ones that were bought nobody knows when', async () => {
    const { at, close } = await afterIssuing();
    await at.loadOffers.refresh('inRealization');
    await at.loadOffers.refresh('archived');
    const running = aHeldOffer(at, ({ deal }) => deal !== null, 'inRealization');
    const archived = aHeldOffer(at, ({ archivedAt }) => archivedAt !== null, 'archived');
    const date = localDateAt(archived.archivedAt!);
    const stop = close.run(monthOf(date));
    expect(close.closingOf(monthOf(date)).gaps.has('purchasesUnread')).toBe(true);
    await settled();
    const { purchases, gaps } = close.closingOf(monthOf(date));
    const bought = purchases.find(({ key }) => key === archived.hashId);
    expect(bought).toMatchObject({ date, isDateLatest: true, price: archived.deal!.clientPrice });
    expect(gaps.get('purchaseDateLatest')).toContain(purchaseName(bought!));
    const name = `${running.label1} ${running.label2}`.trim();
    expect(gaps.get('purchaseUndated')).toContainEqual(expect.stringContaining(name));
    expect(gaps.has('purchasesUnread')).toBe(false);
    stop();

    // Typed under a key of its own, it is the same vehicle.
    expect(bought!.vin).not.toBe('');
    const { key: _, ...typed } = { ...bought!, price: euros(1) };
    await at.container.get(Acquisitions).keep(typed, 'typed');
    const isOfVin = ({ vin }: { readonly vin: string }) => vin === bought!.vin;
    expect(close.closingOf(monthOf(date)).purchases.filter(isOfVin)).toMatchObject([{ key: 'typed', price: euros(1) }]);

    at.twins.line.failNext({ reason: 'offline' });
    close.run(monthOf(date));
    await settled();
    expect(close.closingOf(monthOf(date)).gaps.has('purchasesUnread')).toBe(true);
  });

  it('says the same of a purchase in a saved month after the country of the dealer has changed, also once it is resold', async () => {
    const { at, book, close } = await afterIssuing();
    await at.loadOffers.refresh('inRealization');
    const { hashId, ...offer } = aHeldOffer(at, ({ deal }) => deal !== null, 'inRealization');
    const deal = { ...offer, hashId, region: 'DE' };
    runInAction(() => at.registry.apply(deal));
    await book.put('purchaseTimes', [{ key: deal.hashId, value: { boughtAt: Date.parse('2026-10-05T12:00') } }]);
    const set = (sellerCountry: 'de' | 'pl') => at.container.get(OwnTrading).change({ sellerCountry });
    const closing = async () => {
      const stop = close.run(MONTH);
      await settled();
      stop();
      return close.closingOf(MONTH);
    };
    await set('pl');
    const before = await closing();
    expect(before.purchases).toMatchObject([{ key: deal.hashId, tax: 'abroad' }]);
    await close.saved(MONTH, before);
    await set('de');
    expect(changesSince(close.savedOf(MONTH)!, await closing())).toEqual({ added: [], changed: [], gone: [] });
    expect(await at.container.get(Acquisitions).ofDeal(deal, '')).toBe('abroad');
  });

  it('proposes the month that has ended, and then the one after the last that was saved', async () => {
    const { close } = await afterIssuing([
      aSnapshotInvoice('R 3', { sent: { ...onDate('2026-11-02'), deliveryDate: '2026-11-02' as LocalDate } }),
      aSnapshotInvoice('R 2', { sent: { ...onDate('2026-10-05'), deliveryDate: '2026-10-05' as LocalDate } }),
      aSnapshotInvoice('R 1', { sent: { ...onDate('2026-08-05'), deliveryDate: '2026-08-05' as LocalDate } }),
    ]);
    const save = (month: string) => close.saved(month, close.closingOf(month));
    expect(close.proposedMonth).toBe('2026-10');
    await save('2026-08');
    expect(close.proposedMonth).toBe('2026-10');
    await save('2026-10');
    expect(close.proposedMonth).toBe('2026-11');
    await save('2026-11');
    expect(close.proposedMonth).toBe('2026-10');
  });

  it('proposes no month that has not begun while an earlier one has invoices', async () => {
    const { at, close } = await afterIssuing([
      aSnapshotInvoice('R 2', { sent: { ...onDate('2026-12-07'), deliveryDate: '2026-12-07' as LocalDate } }),
      aSnapshotInvoice('R 1', { sent: { ...onDate('2026-11-05'), deliveryDate: '2026-11-05' as LocalDate } }),
    ]);
    expect(close.proposedMonth).toBe('2026-11');
    await close.saved('2026-11', close.closingOf('2026-11'));
    expect(close.proposedMonth).toBe('2026-11');
    at.twins.clock.advance(14 * DAY);
    expect(close.proposedMonth).toBe('2026-12');
  });

  it('proposes this month if no month with invoices has begun', async () => {
    const { close } = await afterIssuing([
      aSnapshotInvoice('R 1', { sent: { ...onDate('2026-12-07'), deliveryDate: '2026-12-07' as LocalDate } }),
    ]);
    expect([close.proposedMonth, close.months]).toEqual(['2026-11', ['2026-12', '2026-11']]);
  });

  it('knows when a month was saved and what has changed since', async () => {
    const { at, close } = await afterIssuing([aSnapshotInvoice('R 1', { sent: onDate('2026-10-06') })]);
    expect(close.savedOf(MONTH)).toBeNull();
    await close.saved(MONTH, close.closingOf(MONTH));
    expect(close.savedOf(MONTH)?.at).toBe(at.twins.clock.now());
    expect(close.savedOf('2026-11')).toBeNull();
    await at.issued.voided('id R 1', { reason: 'Wrong', replacement: '' });
    expect(changesSince(close.savedOf(MONTH)!, close.closingOf(MONTH))).toEqual({
      added: [],
      changed: ['R 1'],
      gone: [],
    });
  });
});
