import { autorun } from 'mobx';
import { BookStore } from '../../../src/application/book/BookStore';
import { ChangeInBook } from '../../../src/application/book/ChangeInBook';
import { FollowBook } from '../../../src/application/book/FollowBook';
import { EditCalculation } from '../../../src/application/valuation/EditCalculation';
import { TRADING_SETTINGS, type TradingSettings } from '../../../src/domain/book/BookRecord';
import type { HashId } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const KEY = 'MB-7F3K2' as HashId;

async function atWork(stored: { readonly limit?: Money; readonly settings?: TradingSettings } = {}) {
  const at = new Workplace();
  const { book } = at.twins;
  const dealer = at.session.dealerKey;
  const { limit, settings } = stored;
  if (limit !== undefined) await book.put(dealer, 'limits', [{ key: KEY, changedAt: 1, value: limit }]);
  if (settings) await book.put(dealer, 'settings', [{ key: TRADING_SETTINGS, changedAt: 1, value: settings }]);
  const change = at.container.get(ChangeInBook);
  return {
    at,
    book,
    dealer,
    store: at.container.get(BookStore),
    follow: at.container.get(FollowBook),
    setLimit: (limit: Money | null) => change.execute('limits', KEY, () => limit),
    setBudget: (budget: Money) => change.execute('settings', TRADING_SETTINGS, known => ({ ...known, budget })),
    storedSettings: () => book.read(dealer, 'settings', TRADING_SETTINGS),
  };
}

describe('ChangeInBook', () => {
  it('shows a change at once and stores it', async () => {
    const { book, dealer, store, follow, setLimit } = await atWork();
    await follow.execute();
    const stored = setLimit(euros(900));
    expect(store.get('limits', KEY)).toBe(euros(900));
    expect(await stored).toBe(true);
    expect(await book.read(dealer, 'limits', KEY)).toMatchObject(success({ value: euros(900) }));
    expect(await setLimit(null)).toBe(true);
    expect(await book.read(dealer, 'limits', KEY)).toEqual(success(undefined));
  });

  it('keeps the rest of a record that is changed before it is read', async () => {
    const { store, setBudget, storedSettings } = await atWork({ settings: { reviewsEveryBid: true } });
    const stored = setBudget(euros(50_000));
    expect(store.get('settings', TRADING_SETTINGS)).toEqual({ budget: euros(50_000) });
    expect(await stored).toBe(true);
    expect(store.get('settings', TRADING_SETTINGS)).toEqual({ budget: euros(50_000), reviewsEveryBid: true });
    expect(await storedSettings()).toMatchObject(success({ value: { budget: euros(50_000), reviewsEveryBid: true } }));
  });

  it('never shows an older value while the dealer types before the records are read', async () => {
    const { store, follow, setLimit, book, dealer } = await atWork({ limit: euros(7) });
    const shown: (Money | undefined)[] = [];
    const stop = autorun(() => shown.push(store.get('limits', KEY)));
    void follow.execute();
    const stored = [euros(1), euros(15), euros(150)].map(setLimit);
    expect(await Promise.all(stored)).toEqual([true, true, true]);
    stop();
    expect(shown.slice(0, 4)).toEqual([undefined, euros(1), euros(15), euros(150)]);
    expect(new Set(shown.slice(4))).toEqual(new Set([euros(150)]));
    expect(await book.read(dealer, 'limits', KEY)).toMatchObject(success({ value: euros(150) }));
  });

  it('removes a record before it is read', async () => {
    const { store, setLimit, book, dealer } = await atWork({ limit: euros(7) });
    expect(await setLimit(null)).toBe(true);
    expect(store.get('limits', KEY)).toBeUndefined();
    expect(await book.read(dealer, 'limits', KEY)).toEqual(success(undefined));
  });

  it('stores nothing while the records cannot be read, says why, and stores it once they can be read', async () => {
    const { book, store, follow, setBudget, storedSettings } = await atWork({ settings: { reviewsEveryBid: true } });
    book.failure = { reason: 'blocked' };
    expect(await setBudget(euros(50_000))).toBe(false);
    expect(store.problem).toEqual({ reason: 'blocked' });
    expect(store.get('settings', TRADING_SETTINGS)).toEqual({ budget: euros(50_000) });
    book.failure = null;
    expect(await storedSettings()).toMatchObject(success({ value: { reviewsEveryBid: true } }));
    await follow.execute();
    await settled();
    const both = { budget: euros(50_000), reviewsEveryBid: true };
    expect(store.get('settings', TRADING_SETTINGS)).toEqual(both);
    expect(await storedSettings()).toMatchObject(success({ value: both }));
  });

  it('reads again with the next change if the records could not be read', async () => {
    const { book, setBudget, storedSettings } = await atWork({ settings: { reviewsEveryBid: true } });
    book.failure = { reason: 'offline' };
    await setBudget(euros(50_000));
    book.failure = null;
    expect(await setBudget(euros(60_000))).toBe(true);
    expect(await storedSettings()).toMatchObject(success({ value: { budget: euros(60_000), reviewsEveryBid: true } }));
  });

  it('applies a change only once, so that a later value from another tab stays', async () => {
    const { book, dealer, store, setLimit } = await atWork();
    await setLimit(euros(900));
    await book.put(dealer, 'limits', [{ key: KEY, changedAt: 2, value: euros(700) }]);
    const contents = await book.contents(dealer);
    if (contents.ok) await book.merge(dealer, contents.value);
    await settled();
    expect(store.get('limits', KEY)).toBe(euros(700));
  });

  it('keeps the values of a calculation that were typed before a reload', async () => {
    const { at, book, dealer } = await atWork();
    const typed = { salePrice: euros(12_000), km: 300 };
    await book.put(dealer, 'calculations', [{ key: KEY, changedAt: 1, value: typed }]);
    expect(await at.container.get(EditCalculation).execute(KEY, { fixedCosts: euros(99) })).toBe(true);
    expect(await book.read(dealer, 'calculations', KEY)).toMatchObject(
      success({ value: { ...typed, fixedCosts: euros(99) } }),
    );
  });
});
