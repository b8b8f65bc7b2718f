import * as fc from 'fast-check';
import { autorun, reaction, runInAction } from 'mobx';
import { PlaceBid } from '../../../src/application/bidding/press/PlaceBid';
import { Book } from '../../../src/application/book/Book';
import { BookStore } from '../../../src/application/book/BookStore';
import { ConversationStore } from '../../../src/application/conversations/ConversationStore';
import { SendMessage } from '../../../src/application/conversations/SendMessage';
import { HiddenOffers } from '../../../src/application/offers/hidden/HiddenOffers';
import { Calculations } from '../../../src/application/valuation/Calculations';
import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import { type DealCheck, toggledCheck } from '../../../src/domain/board/DealCheck';
import { TRADING_SETTINGS, type TradingSettings } from '../../../src/domain/book/BookRecord';
import { heldCollections, holderOf } from '../../../src/domain/book/Keeping';
import type { HashId } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { IndexedDbDealerBook } from '../../../src/infrastructure/indexedDb/IndexedDbDealerBook';
import { sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { emptyIndexedDb } from '../../support/fakeIndexedDb';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, Workplace } from '../../support/Workplace';

watchActions();

describe('Book', () => {
  const KEY = 'MB-7F3K2' as HashId;

  const limit = (value: Money, changedAt = 1) => ({ key: KEY, changedAt, value });

  function atWork(beside?: Workplace) {
    const at = new Workplace(beside && { beside });
    return {
      at,
      ownBook: at.container.get(Book),
      store: at.container.get(BookStore),
      book: at.twins.book,
      dealer: at.session.dealerKey,
    };
  }

  async function atChange(stored: { readonly limit?: Money; readonly settings?: TradingSettings } = {}) {
    const desk = atWork();
    const { book, dealer, ownBook } = desk;
    if (stored.limit !== undefined) await book.put(dealer, 'limits', [limit(stored.limit)]);
    if (stored.settings) {
      await book.put(dealer, 'settings', [{ key: TRADING_SETTINGS, changedAt: 1, value: stored.settings }]);
    }
    return {
      ...desk,
      setLimit: (value: Money | null) => ownBook.change('limits', KEY, () => value),
      setBudget: (budget: Money) => ownBook.change('settings', TRADING_SETTINGS, known => ({ ...known, budget })),
      storedSettings: () => book.read(dealer, 'settings', TRADING_SETTINGS),
    };
  }

  describe('Book.keep', () => {
    it('shows a record at once and says when it is on disk', async () => {
      const { at, book, store, ownBook } = atWork();
      const kept = ownBook.keep('limits', KEY, euros(900));
      expect(store.get('limits', KEY)).toBe(euros(900));
      expect(await kept).toBe(true);
      const record = { key: KEY, changedAt: at.twins.clock.now(), value: euros(900) };
      expect(await book.read(at.session.dealerKey, 'limits', KEY)).toEqual(success(record));
    });

    it('removes a record', async () => {
      const { at, book, store, ownBook } = atWork();
      await ownBook.keep('limits', KEY, euros(900));
      expect(await ownBook.keep('limits', KEY, null)).toBe(true);
      expect(store.get('limits', KEY)).toBeUndefined();
      expect(await book.read(at.session.dealerKey, 'limits', KEY)).toEqual(success(undefined));
    });

    it('keeps the value on screen if the disk is full, and shows the problem once', async () => {
      const { book, store, ownBook } = atWork();
      book.failure = { reason: 'full' };
      expect(await ownBook.keep('limits', KEY, euros(900))).toBe(false);
      expect(store.get('limits', KEY)).toBe(euros(900));
      expect(store.problem).toEqual({ reason: 'full' });
      runInAction(() => store.problemDismissed());
      expect(await ownBook.keep('limits', KEY, null)).toBe(false);
      expect(store.problem).toBeNull();
    });

    it('shows a problem again if the book worked in between', async () => {
      const { book, store, ownBook } = atWork();
      book.failure = { reason: 'full' };
      await ownBook.keep('limits', KEY, euros(900));
      book.failure = null;
      expect(await ownBook.keep('limits', 'MB-2', euros(800))).toBe(true);
      // The first limit is still not on disk.
      expect(store.problem).toEqual({ reason: 'full' });
      runInAction(() => store.problemDismissed());
      book.failure = { reason: 'unavailable' };
      await ownBook.keep('limits', KEY, euros(900));
      expect(store.problem).toEqual({ reason: 'unavailable' });
    });

    it('stores nothing while the dealer signs out', async () => {
      const { at, book, ownBook } = atWork();
      at.session.signOutStarted();
      expect(await ownBook.keep('limits', KEY, euros(900))).toBe(false);
      expect(await book.readAll(at.session.dealerKey, 'limits')).toEqual(success([]));
    });

    it.each([
      ['has ended the session', (at: Workplace) => at.twins.preferences.clear()],
      ['has signed in another dealer', (at: Workplace) => at.twins.line.begin(sellerEmail)],
    ])('stores nothing once another tab %s', async (_, happens) => {
      const { at, book, ownBook } = atWork();
      await ownBook.keep('limits', KEY, euros(900));
      happens(at);
      expect(await ownBook.keep('limits', KEY, euros(800))).toBe(false);
      expect(await book.readAll(at.session.dealerKey, 'limits')).toMatchObject(success([{ value: euros(900) }]));
    });
  });

  describe('Book.change', () => {
    it('shows a change at once and stores it', async () => {
      const { book, dealer, store, ownBook, setLimit } = await atChange();
      await ownBook.hold();
      const stored = setLimit(euros(900));
      expect(store.get('limits', KEY)).toBe(euros(900));
      expect(await stored).toBe(true);
      expect(await book.read(dealer, 'limits', KEY)).toMatchObject(success({ value: euros(900) }));
      expect(await setLimit(null)).toBe(true);
      expect(await book.read(dealer, 'limits', KEY)).toEqual(success(undefined));
    });

    it('keeps the rest of a record that is changed before it is read', async () => {
      const { store, setBudget, storedSettings } = await atChange({ settings: { reviewsEveryBid: true } });
      const stored = setBudget(euros(50_000));
      expect(store.get('settings', TRADING_SETTINGS)).toEqual({ budget: euros(50_000) });
      expect(await stored).toBe(true);
      expect(store.get('settings', TRADING_SETTINGS)).toEqual({ budget: euros(50_000), reviewsEveryBid: true });
      expect(await storedSettings()).toMatchObject(
        success({ value: { budget: euros(50_000), reviewsEveryBid: true } }),
      );
    });

    it('never shows an older value while the dealer types before the records are read', async () => {
      const { store, ownBook, setLimit, book, dealer } = await atChange({ limit: euros(7) });
      const shown: (Money | undefined)[] = [];
      const stop = autorun(() => shown.push(store.get('limits', KEY)));
      void ownBook.hold();
      const stored = [euros(1), euros(15), euros(150)].map(setLimit);
      expect(await Promise.all(stored)).toEqual([true, true, true]);
      stop();
      expect(shown.slice(0, 4)).toEqual([undefined, euros(1), euros(15), euros(150)]);
      expect(new Set(shown.slice(4))).toEqual(new Set([euros(150)]));
      expect(await book.read(dealer, 'limits', KEY)).toMatchObject(success({ value: euros(150) }));
    });

    it('removes a record before it is read', async () => {
      const { store, setLimit, book, dealer } = await atChange({ limit: euros(7) });
      expect(await setLimit(null)).toBe(true);
      expect(store.get('limits', KEY)).toBeUndefined();
      expect(await book.read(dealer, 'limits', KEY)).toEqual(success(undefined));
    });

    it('stores nothing while the records cannot be read, says why, and stores it once they can be read', async () => {
      const { book, store, ownBook, setBudget, storedSettings } = await atChange({
        settings: { reviewsEveryBid: true },
      });
      book.failure = { reason: 'blocked' };
      expect(await setBudget(euros(50_000))).toBe(false);
      expect(store.problem).toEqual({ reason: 'blocked' });
      expect(store.get('settings', TRADING_SETTINGS)).toEqual({ budget: euros(50_000) });
      book.failure = null;
      expect(await storedSettings()).toMatchObject(success({ value: { reviewsEveryBid: true } }));
      await ownBook.hold();
      await settled();
      const both = { budget: euros(50_000), reviewsEveryBid: true };
      expect(store.get('settings', TRADING_SETTINGS)).toEqual(both);
      expect(await storedSettings()).toMatchObject(success({ value: both }));
    });

    it('reads again with the next change if the records could not be read', async () => {
      const { book, setBudget, storedSettings } = await atChange({ settings: { reviewsEveryBid: true } });
      book.failure = { reason: 'offline' };
      await setBudget(euros(50_000));
      book.failure = null;
      expect(await setBudget(euros(60_000))).toBe(true);
      expect(await storedSettings()).toMatchObject(
        success({ value: { budget: euros(60_000), reviewsEveryBid: true } }),
      );
    });

    it('applies a change only once, so that a later value from another tab stays', async () => {
      const { book, dealer, store, setLimit } = await atChange();
      await setLimit(euros(900));
      await book.put(dealer, 'limits', [{ key: KEY, changedAt: 2, value: euros(700) }]);
      const contents = await book.contents(dealer);
      if (contents.ok) await book.merge(dealer, contents.value);
      await settled();
      expect(store.get('limits', KEY)).toBe(euros(700));
    });

    it('keeps the values of a calculation that were typed before a reload', async () => {
      const { at, book, dealer } = await atChange();
      const typed = { salePrice: euros(12_000), km: 300 };
      await book.put(dealer, 'calculations', [{ key: KEY, changedAt: 1, value: typed }]);
      expect(await at.container.get(Calculations).edit(KEY, { fixedCosts: euros(99) })).toBe(true);
      expect(await book.read(dealer, 'calculations', KEY)).toMatchObject(
        success({ value: { ...typed, fixedCosts: euros(99) } }),
      );
    });

    it('bases each of two changes at the same time on the one before', async () => {
      const { book, dealer, ownBook, store } = await atChange();
      await ownBook.hold();
      const check = (pressed: DealCheck) => ownBook.change('checks', KEY, stored => toggledCheck(stored, pressed));
      expect(await Promise.all([check('keys'), check('paid')])).toEqual([true, true]);
      expect(await book.read(dealer, 'checks', KEY)).toMatchObject({ value: { value: ['paid', 'keys'] } });
      expect(store.get('checks', KEY)).toEqual(['paid', 'keys']);
    });

    it('stores a change last that follows from another one on screen', async () => {
      const { book, dealer, ownBook, store } = await atChange();
      await ownBook.hold();
      const without = () => ownBook.change('checks', KEY, (stored = []) => stored.filter(check => check !== 'keys'));
      const stop = reaction(
        () => store.get('checks', KEY)?.includes('keys'),
        hasKeys => hasKeys && void without(),
      );
      await ownBook.change('checks', KEY, stored => toggledCheck(stored, 'keys'));
      await settled();
      stop();
      expect(store.get('checks', KEY)).toEqual([]);
      expect(await book.read(dealer, 'checks', KEY)).toMatchObject({ value: { value: [] } });
    });
  });

  describe('Book.hold', () => {
    it('reads what is stored', async () => {
      const { store, ownBook, book, dealer } = atWork();
      await book.put(dealer, 'limits', [limit(euros(900))]);
      await book.put(dealer, 'settings', [{ key: TRADING_SETTINGS, changedAt: 1, value: { budget: euros(50_000) } }]);
      expect(store.get('limits', KEY)).toBeUndefined();
      await ownBook.hold();
      expect(store.isRead()).toBe(true);
      expect(store.get('limits', KEY)).toBe(euros(900));
      expect(store.get('settings', TRADING_SETTINGS)).toEqual({ budget: euros(50_000) });
    });

    it('shows what another tab changes, removes and imports', async () => {
      const one = atWork();
      const other = atWork(one.at);
      await one.ownBook.hold();
      await other.ownBook.keep('limits', KEY, euros(900));
      expect(one.store.get('limits', KEY)).toBe(euros(900));
      await other.ownBook.keep('limits', KEY, null);
      expect(one.store.get('limits', KEY)).toBeUndefined();
      await other.ownBook.keep('limits', KEY, euros(700));
      await one.book.removeAll(one.dealer);
      await settled();
      expect(one.store.get('limits', KEY)).toBeUndefined();
    });

    it('never lets an older answer undo a change', async () => {
      const { store, ownBook, book, dealer } = atWork();
      await book.put(dealer, 'limits', [limit(euros(900))]);
      const isRead = ownBook.hold();
      await book.put(dealer, 'limits', [limit(euros(700), 2)]);
      await isRead;
      expect(store.get('limits', KEY)).toBe(euros(700));
    });

    it('never shows again what the dealer has typed over while a slow disk still stored it', async () => {
      const { store, ownBook, book } = atWork();
      await ownBook.hold();
      const disk: (() => void)[] = [];
      const slow = () => new Promise<void>(resolve => disk.push(resolve));
      const [put, remove] = [book.put.bind(book), book.remove.bind(book)];
      jest.spyOn(book, 'put').mockImplementation(async (...input) => (await slow(), put(...input)));
      jest.spyOn(book, 'remove').mockImplementation(async (...input) => (await slow(), remove(...input)));
      const writes = [euros(1), euros(12), null, euros(3)].map(typed => ownBook.keep('limits', KEY, typed));
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
      const { store, ownBook, book, dealer } = atWork();
      await book.put(dealer, 'limits', [limit(euros(900))]);
      book.failure = { reason: 'unavailable' };
      await ownBook.hold();
      expect(store.isRead()).toBe(false);
      expect(store.problem).toEqual({ reason: 'unavailable' });
      book.failure = null;
      await ownBook.hold();
      expect(store.isRead()).toBe(true);
      expect(store.get('limits', KEY)).toBe(euros(900));
    });

    it('shows a later problem again once the data was read', async () => {
      const { store, ownBook, book } = atWork();
      book.failure = { reason: 'unavailable' };
      await ownBook.hold();
      runInAction(() => store.problemDismissed());
      book.failure = null;
      await ownBook.hold();
      book.failure = { reason: 'full' };
      await ownBook.keep('limits', KEY, euros(900));
      expect(store.problem).toEqual({ reason: 'full' });
    });

    it('knows nothing for certain if it cannot read what was imported', async () => {
      const { store, ownBook, book, dealer } = atWork();
      const cancel = book.onChange(dealer, 'limits', () => {
        book.failure = { reason: 'unavailable' };
      });
      await ownBook.hold();
      const contents = await book.contents(dealer);
      if (contents.ok) await book.merge(dealer, { ...contents.value, limits: [limit(euros(900))] });
      await settled();
      expect(store.isRead()).toBe(false);
      cancel();
      book.failure = null;
      await ownBook.hold();
      expect(store.get('limits', KEY)).toBe(euros(900));
    });

    it('reads a collection again only if it changed during the read', async () => {
      const { ownBook, book, dealer } = atWork();
      const reads = jest.spyOn(book, 'readAll');
      const isRead = ownBook.hold();
      await book.put(dealer, 'limits', [limit(euros(700), 2)]);
      await isRead;
      const collections = reads.mock.calls.map(([, collection]) => collection);
      const forBuying = heldCollections.filter(collection => holderOf(collection) === 'buying');
      expect(collections.sort()).toEqual([...forBuying, 'limits'].sort());
    });

    it.each([
      ['the dealer signs out', (at: Workplace) => at.session.signOutStarted()],
      ['another tab has ended the session', (at: Workplace) => at.twins.preferences.clear()],
    ])('holds nothing after the removal of all data and reads nothing if %s', async (_, happens) => {
      const { at, store, ownBook, book, dealer } = atWork();
      await ownBook.hold();
      await ownBook.keep('limits', KEY, euros(900));
      happens(at);
      const reads = jest.spyOn(book, 'readAll');
      await book.removeAll(dealer);
      await settled();
      expect(store.get('limits', KEY)).toBeUndefined();
      expect(reads).not.toHaveBeenCalled();
    });

    it('does not wait for the data of selling, and knows its own if that of selling cannot be read', async () => {
      const { store, ownBook, book, dealer } = atWork();
      await book.put(dealer, 'limits', [limit(euros(900))]);
      const readAll = book.readAll.bind(book);
      const reads = jest.spyOn(book, 'readAll').mockImplementation(async (...question) => {
        const unavailable = { ok: false, failure: { reason: 'unavailable' } } as const;
        return question[1] === 'invoices' ? unavailable : readAll(...question);
      });
      await ownBook.hold();
      expect(reads.mock.calls.map(([, collection]) => collection)).not.toContain('invoices');
      await ownBook.hold('selling');
      expect([store.isRead('buying'), store.failureOf('buying')]).toEqual([true, null]);
      expect([store.isRead('selling'), store.failureOf('selling')]).toEqual([false, { reason: 'unavailable' }]);
      expect(store.get('limits', KEY)).toBe(euros(900));
    });

    it('replaces all that was held for the dealer before, whatever is asked for first', async () => {
      const { at, store, ownBook, book, dealer } = atWork();
      await book.put(dealer, 'limits', [limit(euros(900))]);
      await Promise.all([ownBook.hold(), ownBook.hold('selling')]);
      const profile = at.dealer.profile();
      at.session.profileArrived({ ...profile, dealer: { ...profile.dealer, id: 4711 } }, at.twins.clock.now());
      const held = ownBook.hold('selling');
      expect([store.isRead('buying'), store.isRead('selling')]).toEqual([false, false]);
      await held;
      await ownBook.hold();
      expect(store.get('limits', KEY)).toBeUndefined();
    });

    it('reads nothing before a dealer is signed in', async () => {
      const { at, store, ownBook } = atWork();
      at.session.sessionMissing(null);
      await ownBook.hold();
      expect(store.isRead()).toBe(false);
    });
  });

  describe('Book.holdOnceUsed', () => {
    it('reads the data if a limit is stored', async () => {
      const { book, dealer, store, ownBook } = atWork();
      await book.put(dealer, 'limits', [limit(euros(900))]);
      ownBook.holdOnceUsed('limits');
      await settled();
      expect(store.hasLimits).toBe(true);
      expect(store.isRead()).toBe(true);
    });

    it('reads the data when the dealer sets the first limit, here or in another tab', async () => {
      const one = atWork();
      const other = atWork(one.at);
      for (const { ownBook } of [one, other]) ownBook.holdOnceUsed('limits');
      await settled();
      expect([one.store.isRead(), other.store.isRead()]).toEqual([false, false]);
      await one.ownBook.keep('limits', KEY, euros(900));
      await settled();
      expect([one.store.isRead(), other.store.isRead()]).toEqual([true, true]);
      expect([one.store.hasLimits, other.store.hasLimits]).toEqual([true, true]);
    });

    it('reads nothing after it is cancelled', async () => {
      const one = atWork();
      const other = atWork(one.at);
      const cancel = one.ownBook.holdOnceUsed('limits');
      await settled();
      cancel();
      await other.ownBook.keep('limits', KEY, euros(900));
      await settled();
      expect(one.store.isRead()).toBe(false);
      expect(one.store.hasLimits).toBe(false);
    });

    it('reads only the limits if the dealer has set none', async () => {
      const { book, ownBook } = atWork();
      const read = jest.spyOn(book, 'readAll');
      ownBook.holdOnceUsed('limits');
      await settled();
      expect(read.mock.calls.map(([, collection]) => collection)).toEqual(['limits']);
    });

    it('does not complain about data that cannot be read, because the dealer may keep none', async () => {
      const { book, store, ownBook } = atWork();
      book.failure = { reason: 'unavailable' };
      ownBook.holdOnceUsed('limits');
      await settled();
      expect(store.isRead()).toBe(false);
      expect(store.problem).toBeNull();
    });
  });
});

describe('a dealer whose browser never answers', () => {
  afterEach(() => jest.restoreAllMocks());

  /** A dealer whose browser opens no database and says nothing, as a known fault of Safari does. */
  async function aDealer() {
    emptyIndexedDb();
    jest
      .spyOn(IDBFactory.prototype, 'open')
      .mockImplementation(() => Reflect.construct<[], IDBOpenDBRequest>(IDBOpenDBRequest, []));
    return atTheList({
      replaced: ({ clock, diagnostics }) => ({
        book: new IndexedDbDealerBook({ clock, diagnostics, draftDays: 30, storage: undefined }),
      }),
    });
  }

  type Dealer = Awaited<ReturnType<typeof aDealer>>;

  const isFree = ({ ownBid, closed, buyNowPrice }: { ownBid: number | null; closed: boolean; buyNowPrice: number }) =>
    ownBid === null && !closed && buyNowPrice === 0;

  /** What a dealer does, and how often it was sent after two more seconds. */
  const acts: Readonly<Record<string, (at: Dealer) => Promise<number>>> = {
    'shows the list': async at => {
      const hidden = at.container.get(HiddenOffers);
      hidden.start(false);
      await settled();
      await at.passes(2_000);
      return Number(!hidden.isAwaited);
    },
    'places a bid': async at => {
      const { hashId, highestBid } = aHeldOffer(at, isFree);
      const amount = minimumBid(highestBid);
      at.typeAmount(hashId, amount);
      const press = at.container.get(PlaceBid);
      const first = press.placeOrReview({ hashId, amount, shown: null });
      await settled();
      await at.passes(2_000);
      const shown = await first;
      expect(shown?.reasons).toEqual([{ reason: 'limitUnknown' }]);
      await press.placeOrReview({ hashId, amount, shown });
      await settled();
      return at.sent('bid').length;
    },
    'buys a vehicle': async at => {
      const { hashId, buyNowPrice } = aHeldOffer(at, offer => offer.buyNowPrice > 0 && !offer.closed);
      void at.acceptBuyNow(hashId, buyNowPrice);
      await settled();
      await at.passes(2_000);
      expect(at.pressStore.stepOf(hashId)).toMatchObject({ failure: { reason: 'perhapsSentElsewhere' } });
      void at.acceptBuyNow(hashId, buyNowPrice, { despiteDoubt: true });
      await settled();
      return at.sent('buy').length;
    },
    'sends a message': async at => {
      const { hashId } = aHeldOffer(at, isFree);
      void at.container.get(ConversationStore).open(hashId);
      await settled();
      await at.passes(2_000);
      at.input.type('typedMessages', hashId, 'Is it there?');
      void at.container.get(SendMessage).sendTyped(hashId);
      await settled();
      return at.conversations.of(hashId).messages.filter(({ body }) => body === 'Is it there?').length;
    },
    'sets a limit': async at => {
      const book = at.container.get(BookStore);
      const { hashId } = aHeldOffer(at, isFree);
      void at.container.get(Book).keep('limits', hashId, euros(5_000));
      await at.passes(2_000);
      expect(book.problem).toEqual({ reason: 'silent' });
      return Number(book.get('limits', hashId) === euros(5_000));
    },
  };

  it.each(Object.entries(acts))('%s after 2 s', async (_, act) => {
    expect(await act(await aDealer())).toBe(1);
  });

  it('does all of it in any order on one page, and waits only once', () =>
    fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(Object.keys(acts), { minLength: 2 }), async names => {
        const at = await aDealer();
        for (const name of names) expect([name, await acts[name]!(at)]).toEqual([name, 1]);
      }),
      { numRuns: 20 },
    ));
});
