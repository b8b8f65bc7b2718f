import * as fc from 'fast-check';
import type { Invoice, InvoiceId } from '../../../src/domain/invoices/Invoice';
import type { HashId } from '../../../src/domain/offers/Offer';
import { anInvoiceList, arrives } from '../../support/aList';
import { watchActions } from '../../support/watchActions';

watchActions();

const anInvoice = (id: number): Invoice => ({
  id: id as InvoiceId,
  displayNumber: `2026/${id}`,
  file: null,
  offer: 'MB-1' as HashId,
  label1: '',
  label2: '',
  photo: null,
  vehicleType: 'Motorbike',
  finalPrice: null,
});

const anyPage = fc.array(fc.integer({ min: 1, max: 13 }).map(anInvoice), { maxLength: 5 });
const pageOf = (rows: readonly Invoice[]) => ({ rows, totalPages: 9, totalCount: 90 });

it('InvoiceListStore holds an invoice once, even if a page contains it twice', () => {
  fc.assert(
    fc.property(anyPage, fc.array(fc.tuple(fc.boolean(), anyPage), { maxLength: 4 }), (first, later) => {
      const list = anInvoiceList();
      arrives(list.list, 'first', list.listed(pageOf(first)), 1);
      for (const [isNewest, page] of later) {
        if (isNewest) arrives(list.list, 'newest', list.listed(pageOf(page)), 2);
        else arrives(list.list, 'more', list.listed(pageOf(page)), 2);
      }
      const ids = list.rows.map(({ id }) => id);
      const told = [...first, ...later.flatMap(([, page]) => page)].map(({ id }) => id);
      expect(ids).toHaveLength(new Set(ids).size);
      expect(new Set(ids)).toEqual(new Set(told));
    }),
  );
});
