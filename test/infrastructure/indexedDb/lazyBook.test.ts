/** @jest-environment node */
import type { BookChange } from '../../../src/application/ports/DealerBook';
import { euros } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { IndexedDbDealerBook } from '../../../src/infrastructure/indexedDb/IndexedDbDealerBook';
import { lazyBook } from '../../../src/infrastructure/indexedDb/lazyBook';
import { emptyBook } from '../../domain/book/someBooks';
import { emptyIndexedDb } from '../../support/fakeIndexedDb';
import { InMemoryDiagnostics } from '../../twins/BrowserTwins';
import { InMemoryClock } from '../../twins/InMemoryClock';

const limit = { key: 'MB-1', changedAt: 1, value: euros(100) };

function aBook({ failures = 0 } = {}) {
  const options = { diagnostics: new InMemoryDiagnostics(), clock: new InMemoryClock(), draftDays: 30 };
  return lazyBook(async () => {
    if (failures-- > 0) throw new Error('Loading the chunk failed.');
    return new IndexedDbDealerBook({ ...options, storage: undefined });
  });
}

beforeEach(emptyIndexedDb);

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

  it('notifies listeners that were added when the adapter could not be loaded, unless they were cancelled', async () => {
    const book = aBook({ failures: 2 });
    const told: BookChange<'limits'>[] = [];
    const cancel = book.onChange('ada', 'limits', change => told.push(change));
    const cancelEarly = book.onChange('ada', 'limits', () => told.push({ kind: 'replaced' }));
    expect(await book.readAll('ada', 'limits')).toEqual(failed({ reason: 'offline' }));
    cancelEarly();
    expect(await book.readAll('ada', 'limits')).toEqual(failed({ reason: 'offline' }));
    await book.put('ada', 'limits', [limit]);
    expect(told).toEqual([{ kind: 'put', records: [limit] }]);
    cancel();
    await book.put('ada', 'limits', [limit]);
    expect(told).toHaveLength(1);
  });
});
