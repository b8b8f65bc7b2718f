import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { csvRows, exportRows, jsonText } from '../../../src/domain/board/ExportTable';
import type { Invoice } from '../../../src/domain/invoices/Invoice';
import type { Client, ClientId } from '../../../src/domain/selling/clients/Client';
import { csvText } from '../../../src/domain/shared/Csv';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aRealization } from '../realization/aRealization';

const archivedAt = Date.UTC(2026, 10, 20, 8);
const bought = anOffer({ realization: aRealization(), archivedAt, finalPrice: euros(8700), totalMileage: 12_000 });
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
  deals: exportRows.deals(bought),
  archive: exportRows.archive(bought),
  bids: exportRows.bids({ bid, offer: bought }),
  invoices: exportRows.invoices(invoice),
  clients: exportRows.clients(client),
};

/** What a spreadsheet and a program read of one row. */
function readBack(row: (typeof tables)[keyof typeof tables]) {
  const file = csvText(
    csvRows([row], column => column),
    'de',
  );
  const [cells] = parse<Record<string, string>>(file, { bom: true, delimiter: ';', columns: true });
  const [json] = JSON.parse(jsonText([row])) as Record<string, string | number | null>[];
  return { cells: cells!, json: json! };
}

describe('an export', () => {
  it.each(Object.entries(tables))('of %s has the same columns in both formats, and loses no value', (_kind, row) => {
    const { cells, json } = readBack(row);
    expect(Object.keys(cells)).toEqual(Object.keys(json));
    for (const [column, value] of Object.entries(json)) {
      const text = value === null ? '' : String(value);
      const cell = cells[column]!.replace(/^'/, '').replace(',', '.');
      if (typeof value === 'number') expect(Number(cell)).toBe(value);
      else expect(cells[column]!.replace(/^'/, '')).toBe(text);
    }
  });

  it('of deals and of the archive contains the seller and the amounts', () => {
    expect(readBack(tables.deals).cells).toMatchObject({ seller: 'Jana Brandt', price: '8450,00', total: '8870,00' });
    expect(readBack(tables.archive).json).toMatchObject({
      finalPrice: 8700,
      archivedAt: '2026-11-20T08:00:00.000Z',
      mileage: 12_000,
    });
  });

  it('of bids contains the bid from this device, also if its offer is not loaded', () => {
    expect(readBack(tables.bids).json).toMatchObject({ bid: 4850.5, placedAt: '2026-11-26T09:30:00.000Z' });
    expect(readBack(exportRows.bids({ bid, offer: null })).json).toMatchObject({ vehicle: null, highestBid: null });
  });

  it('of clients has no cell that a spreadsheet computes', () => {
    const { cells, json } = readBack(tables.clients);
    expect([cells.lastName, json.lastName]).toEqual(["'=Brandt", '=Brandt']);
    expect(cells.company).toBe('Zweirad; "Nord" GmbH');
  });

  it('leaves out what is not known instead of writing 0', () => {
    const deal = exportRows.deals(anOffer({ realization: aRealization({ clientPrice: null }) }));
    expect(readBack(deal).cells).toMatchObject({ price: '', total: '' });
    expect(readBack(deal).json).toMatchObject({ price: null, total: null });
  });

  it('keeps every amount to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), cents => {
        const { cells, json } = readBack(exportRows.bids({ bid: { ...bid, amount: cents as Money }, offer: null }));
        expect(Math.round(Number(json.bid) * 100)).toBe(cents);
        expect(cells.bid!.replace(',', '')).toBe(String(cents).padStart(3, '0'));
      }),
    );
  });

  it('without rows is an empty list, and a file with only an empty head', () => {
    expect(jsonText([])).toBe('[]');
    expect(csvRows([], column => column)).toEqual([[]]);
  });
});
