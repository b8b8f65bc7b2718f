import type { IssuedInvoices } from '../../src/application/ports/IssuedInvoices';
import type { ClientId } from '../../src/domain/selling/clients/Client';
import type { IssuedInvoice } from '../../src/domain/selling/invoices/IssuedInvoice';
import { euros } from '../../src/domain/shared/Money';

export const anInvoice = (number: string, said: Partial<IssuedInvoice> = {}): IssuedInvoice => ({
  id: `id ${number}`,
  number,
  clientId: 7 as ClientId,
  clientName: 'Zweirad Krüger GmbH',
  vehicle: 'KTM 390 Duke',
  date: '2026-11-20',
  gross: euros(4_250.5),
  address: 'https://market.example/invoices/1.pdf',
  isConfirmed: true,
  ...said,
});

export function describeIssuedInvoicesContract(name: string, make: () => IssuedInvoices): void {
  describe(`${name} as IssuedInvoices`, () => {
    it('is empty if no invoice was issued', async () => {
      expect(await make().list('ada')).toEqual([]);
    });

    it('lists the invoices of each dealer separately, latest first', async () => {
      const issued = make();
      await issued.note('ada', anInvoice('1'));
      await issued.note('ada', anInvoice('2'));
      await issued.note('bo', anInvoice('3'));
      expect(await issued.list('ada')).toEqual([anInvoice('2'), anInvoice('1')]);
      expect(await issued.list('bo')).toEqual([anInvoice('3')]);
    });

    it('replaces the invoice with the same id in its place', async () => {
      const issued = make();
      const unconfirmed = anInvoice('1', { isConfirmed: false, address: '' });
      await issued.note('ada', unconfirmed);
      await issued.note('ada', anInvoice('2'));
      expect(await issued.list('ada')).toEqual([anInvoice('2'), unconfirmed]);
      await issued.note('ada', anInvoice('1'));
      expect(await issued.list('ada')).toEqual([anInvoice('2'), anInvoice('1')]);
    });

    it('removes a withdrawn invoice and no other', async () => {
      const issued = make();
      await issued.note('ada', anInvoice('1'));
      await issued.note('ada', anInvoice('12'));
      await issued.withdraw('ada', 'id 1');
      expect(await issued.list('ada')).toEqual([anInvoice('12')]);
    });

    it('keeps all invoices that are noted at once', async () => {
      const issued = make();
      await Promise.all(['1', '2', '3'].map(number => issued.note('ada', anInvoice(number))));
      expect((await issued.list('ada')).map(({ number }) => number)).toEqual(['3', '2', '1']);
    });
  });
}
