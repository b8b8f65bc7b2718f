import { runInAction } from 'mobx';
import { BookStore } from '../../../src/application/book/BookStore';
import { FollowBook } from '../../../src/application/book/FollowBook';
import { KeepInBook } from '../../../src/application/book/KeepInBook';
import { TRADING_SETTINGS } from '../../../src/domain/book/BookRecord';
import { heldCollections } from '../../../src/domain/book/Keeping';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const KEY = 'MB-7F3K2';

const limit = (value: Money, changedAt = 1) => ({ key: KEY, changedAt, value });

function atWork(beside?: Workplace) {
  const at = new Workplace(beside && { beside });
  return {
    at,
    store: at.container.get(BookStore),
    follow: at.container.get(FollowBook),
    keep: at.container.get(KeepInBook),
    book: at.twins.book,
    dealer: at.session.dealerKey,
  };
}

describe('FollowBook', () => {
  it('reads what is stored', async () => {
    const { store, follow, book, dealer } = atWork();
    await book.put(dealer, 'limits', [limit(euros(900))]);
    await book.put(dealer, 'settings', [{ key: TRADING_SETTINGS, changedAt: 1, value: { budget: euros(50_000) } }]);
    expect(store.get('limits', KEY)).toBeUndefined();
    await follow.execute();
    expect(store.isRead).toBe(true);
    expect(store.get('limits', KEY)).toBe(euros(900));
    expect(store.get('settings', TRADING_SETTINGS)).toEqual({ budget: euros(50_000) });
  });

  it('shows what another tab changes, removes and imports', async () => {
    const one = atWork();
    const other = atWork(one.at);
    await one.follow.execute();
    await other.keep.execute('limits', KEY, euros(900));
    expect(one.store.get('limits', KEY)).toBe(euros(900));
    await other.keep.execute('limits', KEY, null);
    expect(one.store.get('limits', KEY)).toBeUndefined();
    await other.keep.execute('limits', KEY, euros(700));
    await one.book.removeAll(one.dealer);
    await settled();
    expect(one.store.get('limits', KEY)).toBeUndefined();
  });

  it('never lets an older answer undo a change', async () => {
    const { store, follow, book, dealer } = atWork();
    await book.put(dealer, 'limits', [limit(euros(900))]);
    const isRead = follow.execute();
    await book.put(dealer, 'limits', [limit(euros(700), 2)]);
    await isRead;
    expect(store.get('limits', KEY)).toBe(euros(700));
  });

  it('never shows again what the dealer has typed over while a slow disk still stored it', async () => {
    const { store, follow, keep, book } = atWork();
    await follow.execute();
    const disk: (() => void)[] = [];
    const slow = () => new Promise<void>(resolve => disk.push(resolve));
    const [put, remove] = [book.put.bind(book), book.remove.bind(book)];
    jest.spyOn(book, 'put').mockImplementation(async (...input) => (await slow(), put(...input)));
    jest.spyOn(book, 'remove').mockImplementation(async (...input) => (await slow(), remove(...input)));
    const writes = [euros(1), euros(12), null, euros(3)].map(typed => keep.execute('limits', KEY, typed));
    const shown: (Money | undefined)[] = [];
    for (const finish of disk) {
      finish();
      await settled();
      shown.push(store.get('limits', KEY));
    }
    expect(await Promise.all(writes)).toEqual([true, true, true, true]);
    expect(shown).toEqual([euros(3), euros(3), euros(3), euros(3)]);
  });

  it('says why the data cannot be read, and reads it again when it is asked next', async () => {
    const { store, follow, book, dealer } = atWork();
    await book.put(dealer, 'limits', [limit(euros(900))]);
    book.failure = { reason: 'unavailable' };
    await follow.execute();
    expect(store.isRead).toBe(false);
    expect(store.problem).toEqual({ reason: 'unavailable' });
    book.failure = null;
    await follow.execute();
    expect(store.isRead).toBe(true);
    expect(store.get('limits', KEY)).toBe(euros(900));
  });

  it('shows a later problem again once the data was read', async () => {
    const { store, follow, keep, book } = atWork();
    book.failure = { reason: 'unavailable' };
    await follow.execute();
    runInAction(() => store.problemDismissed());
    book.failure = null;
    await follow.execute();
    book.failure = { reason: 'full' };
    await keep.execute('limits', KEY, euros(900));
    expect(store.problem).toEqual({ reason: 'full' });
  });

  it('knows nothing for certain if it cannot read what was imported', async () => {
    const { store, follow, book, dealer } = atWork();
    const cancel = book.onChange(dealer, 'limits', () => {
      book.failure = { reason: 'unavailable' };
    });
    await follow.execute();
    const contents = await book.contents(dealer);
    if (contents.ok) await book.merge(dealer, { ...contents.value, limits: [limit(euros(900))] });
    await settled();
    expect(store.isRead).toBe(false);
    cancel();
    book.failure = null;
    await follow.execute();
    expect(store.get('limits', KEY)).toBe(euros(900));
  });

  it('reads a collection again only if it changed during the read', async () => {
    const { follow, book, dealer } = atWork();
    const reads = jest.spyOn(book, 'readAll');
    const isRead = follow.execute();
    await book.put(dealer, 'limits', [limit(euros(700), 2)]);
    await isRead;
    const collections = reads.mock.calls.map(([, collection]) => collection);
    expect(collections.sort()).toEqual([...heldCollections, 'limits'].sort());
  });

  it.each([
    ['the dealer signs out', (at: Workplace) => at.session.signOutStarted()],
    ['another tab has ended the session', (at: Workplace) => at.twins.preferences.clear()],
  ])('holds nothing after the removal of all data and reads nothing if %s', async (_, happens) => {
    const { at, store, follow, keep, book, dealer } = atWork();
    await follow.execute();
    await keep.execute('limits', KEY, euros(900));
    happens(at);
    const reads = jest.spyOn(book, 'readAll');
    await book.removeAll(dealer);
    await settled();
    expect(store.get('limits', KEY)).toBeUndefined();
    expect(reads).not.toHaveBeenCalled();
  });

  it('reads nothing before a dealer is signed in', async () => {
    const { at, store, follow } = atWork();
    at.session.sessionMissing(null);
    await follow.execute();
    expect(store.isRead).toBe(false);
  });
});
