/** @jest-environment node */
import type { BookChange } from '../../../src/application/ports/DealerBook';
import { euros } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { lazyBook } from '../../../src/infrastructure/indexedDb/lazyBook';
import { InMemoryClock } from '../../../src/infrastructure/inMemory/InMemoryClock';
import { InMemoryDiagnostics } from '../../../src/infrastructure/inMemory/InMemoryDiagnostics';
import { emptyBook } from '../../domain/book/someBooks';
import { emptyIndexedDb } from '../../support/fakeIndexedDb';

const limit = { key: 'MB-1', changedAt: 1, value: euros(100) };

const aBook = () => lazyBook({ diagnostics: new InMemoryDiagnostics(), clock: new InMemoryClock(), draftDays: 30 });

beforeEach(() => {
  emptyIndexedDb();
  // Node 20 has no global navigator.
  Object.assign(globalThis, { navigator: {} });
});

describe('lazyBook', () => {
  it('stores, reads, merges and removes through the adapter that it loads', async () => {
    const book = aBook();
    expect(await book.put('ada', 'limits', [limit])).toEqual(success(undefined));
    expect(await book.read('ada', 'limits', 'MB-1')).toEqual(success(limit));
    expect(await book.readAll('ada', 'limits', 'MB')).toEqual(success([limit]));
    expect(await book.contents('ada')).toEqual(success({ ...emptyBook, limits: [limit] }));
    expect(await book.remove('ada', 'limits', { key: 'MB-1', removedAt: 2 })).toEqual(success(undefined));
    const later = { ...limit, changedAt: 3 };
    expect(await book.merge('ada', { ...emptyBook, limits: [later] })).toEqual(success(undefined));
    expect(await book.usage('ada')).toMatchObject({ value: { limits: { count: 1 } } });
    expect(await book.removeAll('ada')).toEqual(success(undefined));
    expect(await book.readAll('ada', 'limits')).toEqual(success([]));
  });

  it('notifies listeners that were added before the adapter is loaded, until they are cancelled', async () => {
    const book = aBook();
    const told: BookChange<'limits'>[] = [];
    const cancel = book.onChange('ada', 'limits', change => told.push(change));
    const cancelEarly = book.onChange('ada', 'limits', () => told.push({ kind: 'replaced' }));
    cancelEarly();
    await book.put('ada', 'limits', [limit]);
    expect(told).toEqual([{ kind: 'put', records: [limit] }]);
    cancel();
    await book.put('ada', 'limits', [limit]);
    expect(told).toHaveLength(1);
  });
});
