import { runInAction } from 'mobx';
import { BookStore } from '../../../src/application/book/BookStore';
import { KeepInBook } from '../../../src/application/book/KeepInBook';
import { euros } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { sellerEmail } from '../../infrastructure/market/aMarketplace';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const KEY = 'MB-7F3K2';

function atWork() {
  const at = new Workplace();
  const { book } = at.twins;
  return { at, book, store: at.container.get(BookStore), keep: at.container.get(KeepInBook) };
}

describe('KeepInBook', () => {
  it('shows a record at once and says when it is on disk', async () => {
    const { at, book, store, keep } = atWork();
    const kept = keep.execute('limits', KEY, euros(900));
    expect(store.get('limits', KEY)).toBe(euros(900));
    expect(await kept).toBe(true);
    const record = { key: KEY, changedAt: at.twins.clock.now(), value: euros(900) };
    expect(await book.read(at.session.dealerKey, 'limits', KEY)).toEqual(success(record));
  });

  it('removes a record', async () => {
    const { at, book, store, keep } = atWork();
    await keep.execute('limits', KEY, euros(900));
    expect(await keep.execute('limits', KEY, null)).toBe(true);
    expect(store.get('limits', KEY)).toBeUndefined();
    expect(await book.read(at.session.dealerKey, 'limits', KEY)).toEqual(success(undefined));
  });

  it('keeps the value on screen if the disk is full, and shows the problem once', async () => {
    const { book, store, keep } = atWork();
    book.failure = { reason: 'full' };
    expect(await keep.execute('limits', KEY, euros(900))).toBe(false);
    expect(store.get('limits', KEY)).toBe(euros(900));
    expect(store.problem).toEqual({ reason: 'full' });
    runInAction(() => store.problemDismissed());
    expect(await keep.execute('limits', KEY, null)).toBe(false);
    expect(store.problem).toBeNull();
  });

  it('shows a problem again if the book worked in between', async () => {
    const { book, store, keep } = atWork();
    book.failure = { reason: 'full' };
    await keep.execute('limits', KEY, euros(900));
    book.failure = null;
    expect(await keep.execute('limits', 'MB-2', euros(800))).toBe(true);
    // The first limit is still not on disk.
    expect(store.problem).toEqual({ reason: 'full' });
    runInAction(() => store.problemDismissed());
    book.failure = { reason: 'unavailable' };
    await keep.execute('limits', KEY, euros(900));
    expect(store.problem).toEqual({ reason: 'unavailable' });
  });

  it('stores nothing while the dealer signs out', async () => {
    const { at, book, keep } = atWork();
    at.session.signOutStarted();
    expect(await keep.execute('limits', KEY, euros(900))).toBe(false);
    expect(await book.readAll(at.session.dealerKey, 'limits')).toEqual(success([]));
  });

  it.each([
    ['has ended the session', (at: Workplace) => at.twins.preferences.clear()],
    ['has signed in another dealer', (at: Workplace) => at.twins.line.begin(sellerEmail)],
  ])('stores nothing once another tab %s', async (_, happens) => {
    const { at, book, keep } = atWork();
    await keep.execute('limits', KEY, euros(900));
    happens(at);
    expect(await keep.execute('limits', KEY, euros(800))).toBe(false);
    expect(await book.readAll(at.session.dealerKey, 'limits')).toMatchObject(success([{ value: euros(900) }]));
  });
});
