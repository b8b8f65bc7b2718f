import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { differencesIn, exportRows, exportSheet } from '../../../src/domain/board/ExportTable';
import type { Invoice } from '../../../src/domain/invoices/Invoice';
import type { Client, ClientId } from '../../../src/domain/selling/clients/Client';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { csvText } from '../../../src/domain/shared/Sheet';
import { anOffer } from '../../support/anOffer';
import { aDeal } from '../deals/aDeal';

const archivedAt = Date.UTC(2026, 10, 20, 8);
const bought = anOffer({ deal: aDeal(), archivedAt, finalPrice: euros(8700), totalMileage: 12_000 });
const bid = { hashId: bought.hashId, amount: euros(4850.5), placedAt: Date.UTC(2026, 10, 26, 9, 30) };

const invoice: Invoice = {
  id: 7 as Invoice['id'],
  displayNumber: 'R-7',
  file: 'https://files.example/7.pdf',
  offer: bought.hashId,
  label1: 'Honda',
  label2: 'CBR',
  photo: null,
  vehicleType: 'Motorbike',
  finalPrice: euros(8700),
};

const client: Client = {
  id: 3 as ClientId,
  name: '',
  type: 'company',
  companyName: 'Zweirad; "Nord" GmbH',
  taxNumber: '12/345',
  vatNumber: 'DE123',
  firstName: 'Kim',
  lastName: '=Brandt',
  email: 'kim@client.example',
  phoneNumber: '+49 40 1',
  street: 'Hafenstraße',
  houseNumber: '12',
  zipCode: '20457',
  place: 'Hamburg',
  country: 'germany',
};

const tables = {
  deals: exportRows.deals({ offer: bought, boughtAt: null, handover: null }),
  archive: exportRows.archive(bought),
  bids: exportRows.bids({ bid, offer: bought }),
  invoices: exportRows.invoices(invoice),
  clients: exportRows.clients(client),
};

const words = {
  heading: (column: string) => column,
  word: {
    type: () => 'Motorrad',
    clientType: () => 'Unternehmen',
    country: () => 'Deutschland',
    handover: (code: string) => code,
  },
};

/** The cells of one row by column, and what a program reads of them from a CSV file. */
function readBack(row: (typeof tables)[keyof typeof tables]) {
  const sheet = exportSheet([row], words);
  const [columns = [], cells = []] = sheet;
  const [texts] = parse<Record<string, string>>(csvText(sheet, 'de'), { bom: true, delimiter: ';', columns: true });
  return {
    typed: Object.fromEntries(columns.map((column, index) => [typeof column === 'string' ? column : '', cells[index]])),
    texts: texts!,
  };
}

describe('an export', () => {
  it.each(Object.entries(tables))('of %s has a cell for each column, and words instead of codes', (_kind, row) => {
    const { typed, texts } = readBack(row);
    expect(Object.keys(texts)).toEqual(Object.keys(row));
    const coded = Object.keys(row).filter(column => column in words.word);
    expect(typed).toEqual({ ...row, ...Object.fromEntries(coded.map(column => [column, texts[column]])) });
    expect(Object.values(texts)).not.toEqual(expect.arrayContaining(['Motorbike']));
    expect(Object.values(texts)).not.toEqual(expect.arrayContaining(['germany']));
  });

  it('of deals and of the archive contains the seller and the amounts', () => {
    expect(readBack(tables.deals).texts).toMatchObject({
      type: 'Motorrad',
      seller: 'Jana Brandt',
      price: '8450,00',
      total: '8870,00',
    });
    expect(readBack(tables.archive).typed).toMatchObject({
      finalPrice: { amount: euros(8700) },
      archivedAt: { at: archivedAt },
      mileage: 12_000,
    });
  });

  it('of bids contains the bid from this device, also if its offer is not loaded', () => {
    expect(readBack(tables.bids).typed).toMatchObject({
      bid: { amount: euros(4850.5) },
      placedAt: { at: bid.placedAt },
    });
    expect(readBack(exportRows.bids({ bid, offer: null })).typed).toMatchObject({ vehicle: null, highestBid: null });
  });

  it('of clients has no cell that a spreadsheet computes', () => {
    expect(readBack(tables.clients).texts).toMatchObject({
      lastName: "'=Brandt",
      company: 'Zweirad; "Nord" GmbH',
      clientType: 'Unternehmen',
      country: 'Deutschland',
    });
  });

  it('leaves out what is not known instead of writing 0', () => {
    const deal = exportRows.deals({
      offer: anOffer({ deal: aDeal({ clientPrice: null }) }),
      boughtAt: null,
      handover: null,
    });
    expect(readBack(deal).texts).toMatchObject({ price: '', total: '' });
    expect(readBack(deal).typed).toMatchObject({ price: null, total: null });
    const untold = anOffer({ highestBid: euros(0), ownBid: null });
    expect(readBack(exportRows.bids({ bid, offer: untold })).typed).toMatchObject({ highestBid: null });
    const own = anOffer({ highestBid: euros(0), ownBid: euros(4850) });
    expect(readBack(exportRows.bids({ bid, offer: own })).typed).toMatchObject({ highestBid: null });
  });

  it('of a deal says what differed at its handover, and how much of it is not reported', () => {
    const counted = { unchecked: 1, differ: 2, unreported: 0 };
    const { texts } = readBack(exportRows.deals({ offer: bought, boughtAt: null, handover: counted }));
    expect(differencesIn(texts.handover!)).toEqual({ differ: 2, unreported: 0 });
    const same = exportRows.deals({ offer: bought, boughtAt: null, handover: { ...counted, differ: 0 } });
    expect(readBack(same).texts.handover).toBe('');
  });

  it('keeps every amount to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), cents => {
        const { texts } = readBack(exportRows.bids({ bid: { ...bid, amount: cents as Money }, offer: null }));
        expect(texts.bid!.replace(',', '')).toBe(String(cents).padStart(3, '0'));
      }),
    );
  });

  it('without rows has only an empty head', () => {
    expect(exportSheet([], words)).toEqual([[]]);
  });
});
