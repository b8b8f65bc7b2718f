/** @jest-environment node */
import type { BookFailure } from '../../src/application/ports/DealerBook';
import type { IssuedInvoices } from '../../src/application/ports/IssuedInvoices';
import { failed, success } from '../../src/domain/shared/Result';
import { BrowserIssuedInvoices } from '../../src/infrastructure/browser/BrowserIssuedInvoices';
import { DemoPapers } from '../../src/infrastructure/market/pdf/DemoPapers';
import { InMemoryClock } from '../../src/infrastructure/twins/InMemoryClock';
import { InMemoryDealerBook } from '../../src/infrastructure/twins/InMemoryDealerBook';
import { InMemoryIssuedInvoices } from '../../src/infrastructure/twins/InMemoryIssuedInvoices';
import { aMarketplace } from '../infrastructure/market/aMarketplace';
import { anIssuedInvoice } from '../support/anIssuedInvoice';
import { issuedBy } from '../support/issuedBy';
import { KeptRecords } from '../support/KeptRecords';
import { shippedFonts } from '../support/shippedFonts';

const inMemoryInvoices = () =>
  new InMemoryIssuedInvoices(aMarketplace().marketplace, new DemoPapers({ fonts: shippedFonts }));
const browserInvoices = (book = new InMemoryDealerBook()) => new BrowserIssuedInvoices(book, new InMemoryClock());
const failingInMemoryInvoices = (failure: BookFailure) => Object.assign(inMemoryInvoices(), { failure });
const failingBrowserInvoices = (failure: BookFailure) =>
  browserInvoices(Object.assign(new InMemoryDealerBook(), { failure }));

describe.each<[name: string, make: () => IssuedInvoices]>([
  ['InMemoryIssuedInvoices', inMemoryInvoices],
  ['BrowserIssuedInvoices', () => browserInvoices()],
])('%s as IssuedInvoices', (_name, make) => {
  it('is empty if no invoice was issued', async () => {
    expect(await issuedBy('ada', make())).toEqual([]);
  });

  it('lists the invoices of each dealer separately, latest first', async () => {
    const issued = make();
    await issued.note('ada', anIssuedInvoice('1'));
    await issued.note('ada', anIssuedInvoice('2'));
    await issued.note('bo', anIssuedInvoice('3'));
    expect(await issuedBy('ada', issued)).toEqual([anIssuedInvoice('2'), anIssuedInvoice('1')]);
    expect(await issuedBy('bo', issued)).toEqual([anIssuedInvoice('3')]);
  });

  it('replaces the invoice with the same id in its place', async () => {
    const issued = make();
    const unconfirmed = anIssuedInvoice('1', { isConfirmed: false, address: '' });
    await issued.note('ada', unconfirmed);
    await issued.note('ada', anIssuedInvoice('2'));
    expect(await issuedBy('ada', issued)).toEqual([anIssuedInvoice('2'), unconfirmed]);
    await issued.note('ada', anIssuedInvoice('1'));
    expect(await issuedBy('ada', issued)).toEqual([anIssuedInvoice('2'), anIssuedInvoice('1')]);
  });

  it('removes a withdrawn invoice and no other', async () => {
    const issued = make();
    await issued.note('ada', anIssuedInvoice('1'));
    await issued.note('ada', anIssuedInvoice('12'));
    await issued.withdraw('ada', 'id 1');
    expect(await issuedBy('ada', issued)).toEqual([anIssuedInvoice('12')]);
  });

  it('keeps all invoices that are noted at once', async () => {
    const issued = make();
    await Promise.all(['1', '2', '3'].map(number => issued.note('ada', anIssuedInvoice(number))));
    expect((await issuedBy('ada', issued)).map(({ number }) => number)).toEqual(['3', '2', '1']);
  });

  it('reports each change of the invoices of one dealer until it is cancelled', async () => {
    const issued = make();
    const changes: string[] = [];
    const cancel = issued.onChange('ada', () => void changes.push('ada'));
    await issued.note('ada', anIssuedInvoice('1'));
    await issued.note('bo', anIssuedInvoice('2'));
    await issued.withdraw('ada', 'id 1');
    expect(changes).toHaveLength(2);
    cancel();
    await issued.note('ada', anIssuedInvoice('3'));
    expect(changes).toHaveLength(2);
  });
});

describe.each([
  ['InMemoryIssuedInvoices', failingInMemoryInvoices],
  ['BrowserIssuedInvoices', failingBrowserInvoices],
])('%s on a device that stores nothing', (_name, make) => {
  it('says that the device refuses its storage', async () => {
    const refused = failed<BookFailure>({ reason: 'unavailable' });
    const issued = make(refused.failure);
    expect(await issued.note('ada', anIssuedInvoice('1'))).toEqual(refused);
    expect(await issued.withdraw('ada', 'id 1')).toEqual(refused);
    expect(await issued.list('ada')).toEqual(refused);
  });

  it('lists an invoice for which the disk has no space, but says so', async () => {
    const full = failed<BookFailure>({ reason: 'full' });
    const issued = make(full.failure);
    expect(await issued.note('ada', anIssuedInvoice('1'))).toEqual(full);
    expect(await issued.list('ada')).toEqual(success([anIssuedInvoice('1')]));
  });
});

it('BrowserIssuedInvoices refuses an imported address that is no web address, and is removed with the data of the dealer', async () => {
  const book = new InMemoryDealerBook();
  const issued = new BrowserIssuedInvoices(book, new InMemoryClock());
  await issued.note('ada', { ...anIssuedInvoice('0'), address: 'javascript:alert(1)' });
  expect(await issuedBy('ada', issued)).toEqual([{ ...anIssuedInvoice('0'), address: 'about:invalid' }]);
  await book.removeAll('ada');
  expect(await issuedBy('ada', issued)).toEqual([]);
});

describe('BrowserIssuedInvoices', () => {
  const inTwoTabs = (book: InMemoryDealerBook) => {
    const clock = new InMemoryClock();
    return [new BrowserIssuedInvoices(book, clock), new BrowserIssuedInvoices(book, clock)] as const;
  };

  it('keeps the invoices of two tabs that note them at once', async () => {
    const [here, there] = inTwoTabs(new InMemoryDealerBook());
    await Promise.all([here.note('ada', anIssuedInvoice('1')), there.note('ada', anIssuedInvoice('2'))]);
    const numbers = (await issuedBy('ada', here)).map(({ number }) => number);
    expect(numbers.sort()).toEqual(['1', '2']);
  });

  it('reports the changes of another tab and the removal of all data, but no drafts', async () => {
    const book = new InMemoryDealerBook();
    const [here, there] = inTwoTabs(book);
    const changed = jest.fn();
    here.onChange('ada', changed);
    await new KeptRecords(book).keep('ada', 'invoiceForms', '7', { price: '9' });
    await new KeptRecords(book).discard('ada', 'invoiceForms', '7');
    expect(changed).not.toHaveBeenCalled();
    await there.note('ada', anIssuedInvoice('1'));
    expect(changed).toHaveBeenCalledTimes(1);
    await book.removeAll('ada');
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
