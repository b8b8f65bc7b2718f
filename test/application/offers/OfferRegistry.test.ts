import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import { FreshOffers } from '../../../src/application/offers/FreshOffers';
import { WholeLists } from '../../../src/application/offers/list/WholeLists';
import { OfferRegistry } from '../../../src/application/offers/OfferRegistry';
import { OfferTranslations } from '../../../src/application/offers/OfferTranslations';
import { PacedReads } from '../../../src/application/offers/PacedReads';
import type { LiveEvent } from '../../../src/application/ports/LiveFeed';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { offerTabs } from '../../../src/domain/offers/list/OfferTab';
import { type HashId, mergeOffer, type OfferId, type OfferPatch } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import type { Language } from '../../../src/domain/shared/Language';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { aDeal } from '../../domain/deals/aDeal';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { anOfferPatch, anyOfferPatch } from '../../support/anyOfferPatch';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, Workplace, type WorkplaceOptions } from '../../support/Workplace';
import { withoutDeals } from './withoutDeals';

watchActions();

describe('OfferRegistry', () => {
  const { id, hashId } = anOfferPatch;
  const saying = (said: Partial<OfferPatch>): OfferPatch => ({ id, hashId, ...said });

  function aRegistryWith(said: Partial<OfferPatch>): OfferRegistry {
    const registry = new OfferRegistry();
    registry.apply(saying(said));
    return registry;
  }

  /** A call that is under way on this registry until it is answered. */
  function asked(registry: OfferRegistry) {
    let answer: (rows: readonly OfferPatch[]) => void = () => undefined;
    const answered = registry.ask(
      () => new Promise<readonly OfferPatch[]>(resolve => (answer = resolve)),
      (rows, merge) => merge(rows),
    );
    return {
      answered: (rows: readonly OfferPatch[]) => {
        answer(rows);
        return answered;
      },
    };
  }

  it.each([
    ['closed', { closed: true }],
    ['final price', { finalPrice: euros(9000) }],
    ['archive date', { archivedAt: Date.UTC(2026, 10, 20) }],
  ])('reports an offer that is sold by its %s in a push or an answer, with the offer before', async (_, sign) => {
    for (const change of ['push', 'answer'] as const) {
      const registry = aRegistryWith({ label1: 'BMW' });
      const sold = jest.fn();
      runInAction(() => registry.onSold(sold));
      registry.apply(saying({ bidsCount: 7 }));
      const before = registry.get(hashId);
      expect(sold).not.toHaveBeenCalled();
      if (change === 'push') registry.apply(saying(sign));
      else await asked(registry).answered([saying(sign)]);
      expect(sold.mock.calls).toEqual([[before, registry.get(hashId)]]);
    }
  });

  it('reports an offer that was sold when it arrived, also if it arrived before', () => {
    for (const order of ['held', 'arrives']) {
      const registry = new OfferRegistry();
      const sold = jest.fn();
      if (order === 'held') registry.apply(saying({ closed: true }));
      runInAction(() => registry.onSold(sold));
      if (order === 'arrives') registry.apply(saying({ closed: true }));
      expect(sold.mock.calls).toEqual([[undefined, registry.get(hashId)]]);
    }
  });

  it('finds an offer by its hash id and uses defaults for unknown fields', () => {
    const registry = aRegistryWith({ label1: 'BMW' });
    expect(registry.get(hashId)).toEqual(mergeOffer(undefined, saying({ label1: 'BMW' })));
    expect(registry.has('CA-00001' as HashId)).toBe(false);
  });

  it('a push about an unknown offer is not stored, but is applied to the page that brings the offer', async () => {
    const registry = new OfferRegistry();
    const page = asked(registry);
    registry.applyIfHeld(saying({ highestBid: euros(8500) }));
    expect(registry.has(hashId)).toBe(false);
    await page.answered([saying({ highestBid: euros(8000), label1: 'BMW' })]);
    expect(registry.get(hashId)).toMatchObject({ highestBid: euros(8500), label1: 'BMW' });
    registry.applyIfHeld(saying({ highestBid: euros(8550) }));
    expect(registry.get(hashId)?.highestBid).toBe(euros(8550));
  });

  it('keeps the fields that a patch does not contain', () => {
    const registry = aRegistryWith({ isLiked: true, ownBid: euros(8000) });
    registry.apply(saying({ highestBid: euros(8050) }));
    expect(registry.get(hashId)).toMatchObject({ isLiked: true, ownBid: euros(8000), highestBid: euros(8050) });
  });

  it('accepts an answer without concurrent changes, even if it takes something back', async () => {
    const registry = aRegistryWith({ highestBid: euros(9000), closed: true, ownBid: euros(9000) });
    await asked(registry).answered([saying({ highestBid: euros(8000), closed: false, ownBid: null })]);
    expect(registry.get(hashId)).toMatchObject({ highestBid: euros(8000), closed: false, ownBid: null });
  });

  describe('an answer', () => {
    it('does not undo a push that arrived after its request', async () => {
      const registry = aRegistryWith({ highestBid: euros(8000) });
      const page = asked(registry);
      registry.apply(saying({ highestBid: euros(8500), contractStatus: 'waiting' }));
      registry.apply(saying({ closed: true }));
      await page.answered([
        saying({ highestBid: euros(8000), contractStatus: null, closed: false, label1: 'from the page' }),
      ]);
      expect(registry.get(hashId)).toMatchObject({
        highestBid: euros(8500),
        contractStatus: 'waiting',
        closed: true,
        label1: 'from the page',
      });
    });

    it('does not undo the first of two pushes when the second is older', async () => {
      const registry = aRegistryWith({});
      const page = asked(registry);
      registry.apply(saying({ closed: true, highestBid: euros(8500) }));
      registry.apply(saying({ closed: false, highestBid: euros(8400) }));
      await page.answered([saying({ closed: false, highestBid: euros(8000) })]);
      expect(registry.get(hashId)).toMatchObject({ closed: true, highestBid: euros(8500) });
    });

    it('does not undo the answer to a later request', async () => {
      const registry = aRegistryWith({});
      const page = asked(registry);
      const bid = asked(registry);
      const deal = saying({ highestBid: euros(8500), ownBid: euros(8500), deal: aDeal() });
      await bid.answered([deal]);
      await page.answered([saying({ highestBid: euros(8000), ownBid: null, deal: null })]);
      expect(registry.get(hashId)).toMatchObject(deal);
    });

    it('to a later request wins, except over bids that rose and an offer that closed', async () => {
      const registry = aRegistryWith({});
      const page = asked(registry);
      const later = asked(registry);
      await page.answered([saying({ highestBid: euros(8500), contractStatus: 'waiting', closed: true })]);
      await later.answered([saying({ highestBid: euros(8400), contractStatus: 'rejected', closed: false })]);
      expect(registry.get(hashId)).toMatchObject({
        highestBid: euros(8500),
        contractStatus: 'rejected',
        closed: true,
      });
    });

    it('that never arrives blocks nothing', async () => {
      const registry = aRegistryWith({});
      const page = asked(registry);
      registry.apply(saying({ highestBid: euros(8500) }));
      await page.answered([]);
      expect(registry.get(hashId)?.highestBid).toBe(euros(8500));
    });
  });

  describe('an offer with a pending bid', () => {
    const bid = euros(8500);
    const watching = (registry: OfferRegistry, onPush = () => {}) => registry.watch(hashId, { bid, onPush });

    it('reports each push until the watch ends', () => {
      const registry = aRegistryWith({});
      const onPush = jest.fn();
      const end = watching(registry, onPush);
      registry.apply(saying({ isLiked: true }));
      registry.apply({ id: 102 as OfferId, hashId: 'CA-00001' as HashId });
      expect(onPush).toHaveBeenCalledTimes(1);
      end();
      registry.apply(saying({ isLiked: false }));
      expect(onPush).toHaveBeenCalledTimes(1);
    });

    it('shows a highest bid that equals it only when the watch ends', async () => {
      const registry = aRegistryWith({ highestBid: euros(8000) });
      const end = watching(registry);
      registry.apply(saying({ highestBid: bid, bidsCount: 5 }));
      expect(registry.get(hashId)).toMatchObject({ highestBid: euros(8000), bidsCount: 5 });
      await asked(registry).answered([saying({ highestBid: bid })]);
      expect(registry.get(hashId)?.highestBid).toBe(euros(8000));
      end();
      expect(registry.get(hashId)?.highestBid).toBe(bid);
    });

    it('shows every other highest bid at once, and its own one if the server says whose it is', () => {
      const registry = aRegistryWith({ highestBid: euros(8000) });
      const end = watching(registry);
      registry.apply(saying({ highestBid: euros(8400) }));
      expect(registry.get(hashId)?.highestBid).toBe(euros(8400));
      end();
      expect(registry.get(hashId)?.highestBid).toBe(euros(8400));
      watching(registry);
      registry.apply(saying({ highestBid: bid, ownBid: bid }));
      expect(registry.get(hashId)?.highestBid).toBe(bid);
    });

    it.each([null, euros(0)])(
      'with %s before it is not outbid after its answer if a higher bid was pushed meanwhile',
      async ownBid => {
        const registry = aRegistryWith({ highestBid: euros(8000), ownBid });
        const end = watching(registry);
        const call = asked(registry);
        registry.apply(saying({ highestBid: euros(8600) }));
        end();
        await call.answered([saying({ highestBid: bid, ownBid: bid })]);
        expect(bidStanding(registry.get(hashId)!)).toBe('newBid');
      },
    );

    it('shows a bid that was held back at the end of the next watch', () => {
      const registry = aRegistryWith({ highestBid: euros(8000) });
      const endFirst = watching(registry);
      registry.apply(saying({ highestBid: bid }));
      const endNext = watching(registry);
      endFirst();
      expect(registry.get(hashId)?.highestBid).toBe(euros(8000));
      endNext();
      expect(registry.get(hashId)?.highestBid).toBe(bid);
    });

    it('shows it at the end of the next watch, also if that expects a higher bid', () => {
      const registry = aRegistryWith({ highestBid: euros(8000) });
      watching(registry);
      registry.apply(saying({ highestBid: bid }));
      const endHigher = registry.watch(hashId, { bid: (bid + 5000) as Money, onPush: () => {} });
      expect(registry.get(hashId)?.highestBid).toBe(euros(8000));
      endHigher();
      expect(registry.get(hashId)?.highestBid).toBe(bid);
    });

    it('shows no bid at the end of the next watch if none was held back', () => {
      const registry = aRegistryWith({ highestBid: euros(8000) });
      watching(registry);
      watching(registry)();
      expect(registry.get(hashId)?.highestBid).toBe(euros(8000));
    });

    it('may be unknown', () => {
      const registry = new OfferRegistry();
      const end = watching(registry);
      registry.applyIfHeld(saying({ highestBid: bid }));
      end();
      expect(registry.has(hashId)).toBe(false);
    });
  });

  it('a push never lowers a bid or reopens an offer, even if it is late', () => {
    fc.assert(
      fc.property(fc.array(anyOfferPatch, { minLength: 1 }), patches => {
        const registry = new OfferRegistry();
        let before = mergeOffer(undefined, anOfferPatch);
        for (const patch of patches) {
          registry.apply(patch);
          const now = mergeOffer(registry.get(hashId), anOfferPatch);
          expect(now.highestBid).toBeGreaterThanOrEqual(before.highestBid);
          expect(now.bidsCount ?? 0).toBeGreaterThanOrEqual(before.bidsCount ?? 0);
          expect(now.ownBid ?? 0).toBeGreaterThanOrEqual(before.ownBid ?? 0);
          if (before.closed) expect(now.closed).toBe(true);
          before = now;
        }
      }),
    );
  });

  it('an answer or push never changes another offer', async () => {
    const other = saying({ id: 102 as OfferId, hashId: 'CA-00001' as HashId, label1: 'Hymer' });
    await fc.assert(
      fc.asyncProperty(anyOfferPatch, anyOfferPatch, async (pushed, answered) => {
        const registry = new OfferRegistry();
        registry.apply(other);
        const before = registry.get(other.hashId);
        const page = asked(registry);
        registry.apply(pushed);
        await page.answered([answered]);
        expect(registry.get(other.hashId)).toBe(before);
      }),
    );
  });
});

describe('FreshOffers', () => {
  async function lookingAt(options: WorkplaceOptions & { readonly isBought: boolean }) {
    const at = await atTheList(options);
    const { id, hashId } = aHeldOffer(at, ({ buyNowPrice, closed }) => buyNowPrice > 0 && !closed);
    // The dealer buys on another device.
    if (options.isBought) at.dealer.acceptBuyNow(id);
    at.calls.length = 0;
    const find = () => at.container.get(FreshOffers).hasDeal(hashId, new AbortController().signal);
    return { at, hashId, find };
  }

  it('reads only the offer if it shows the deal', async () => {
    const { at, hashId, find } = await lookingAt({ isBought: true });
    expect(await find()).toBe(true);
    expect(at.calls).toEqual([`open ${hashId}`]);
  });

  it('takes over a deal that only the list of deals includes', async () => {
    const { at, hashId, find } = await lookingAt({ isBought: true, through: withoutDeals });
    expect(await find()).toBe(true);
    // The offer is sold meanwhile, so that its buyer is asked for, too.
    expect([...new Set(at.calls)]).toEqual([`open ${hashId}`, 'list inRealization 1']);
    expect(at.offer(hashId).deal).not.toBeNull();
  });

  it('finds no deal of an offer that is on sale, or if the server does not answer', async () => {
    const { at, find } = await lookingAt({ isBought: false });
    expect(await find()).toBe(false);
    at.twins.line.failNext({ reason: 'timedOut' }, 2);
    expect(await find()).toBe(false);
  });

  it('finds a deal although the offer could not be read', async () => {
    const { at, find } = await lookingAt({ isBought: true });
    at.twins.line.failNext({ reason: 'timedOut' });
    expect(await find()).toBe(true);
  });
});

describe('OfferTranslations', () => {
  interface Comments {
    readonly at: Workplace;
    readonly translations: OfferTranslations;
    readonly asked: jest.SpyInstance;
    readonly hashId: HashId;
  }

  /** An opened offer with comments by the seller in another language than the dealer's. */
  async function openedComments(wanted: (comments: string | null) => boolean = Boolean): Promise<Comments> {
    const at = new Workplace();
    const comments = (hashId: HashId) => at.dealer.open(hashId)?.detail.comments ?? null;
    const offer = wholeList(at.dealer, 'browse').find(
      ({ hashId, region }) => region === 'DE' && wanted(comments(hashId)),
    );
    if (!offer) throw new Error('No offer has such comments');
    await at.opened.read(offer.hashId);
    const asked = jest.spyOn(at.twins.translations, 'translate');
    return { at, translations: at.container.get(OfferTranslations), asked, hashId: offer.hashId };
  }

  it('translates the comments into the language of the profile', async () => {
    const { at, translations, hashId } = await openedComments();
    const original = at.opened.detailOf(hashId)?.comments ?? '';
    const translating = translations.translate(hashId);
    expect(translations.of(hashId, 'en')).toEqual({ step: 'loading' });
    await translating;
    const translation = translations.of(hashId, 'en');
    expect(translation).toEqual({ step: 'translated', text: at.dealer.translate(original) });
    expect(translation).not.toMatchObject({ text: original });
  });

  it('sends one request, even if it is pressed again', async () => {
    const { translations, asked, hashId } = await openedComments();
    await Promise.all([translations.translate(hashId), translations.translate(hashId)]);
    await translations.translate(hashId);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('reports a failure and tries again on the next press', async () => {
    const { at, translations, hashId } = await openedComments();
    at.twins.line.failNext({ reason: 'offline' });
    await translations.translate(hashId);
    expect(translations.of(hashId, 'en')).toEqual({ step: 'failed', failure: { reason: 'offline' } });
    await translations.translate(hashId);
    expect(translations.of(hashId, 'en')).toMatchObject({ step: 'translated' });
  });

  it('sends nothing without comments or for an offer that was never opened', async () => {
    const { translations, asked, hashId } = await openedComments(comments => comments === null);
    await translations.translate(hashId);
    await translations.translate('MB-ZZZZZ' as HashId);
    expect(asked).not.toHaveBeenCalled();
  });

  it('stores the answer under the language that was requested', async () => {
    const { at, translations, hashId } = await openedComments();
    const speaks = (language: Language) => {
      const profile = at.dealer.profile();
      at.session.profileArrived({ ...profile, dealer: { ...profile.dealer, language } }, 0);
    };
    const translating = translations.translate(hashId);
    speaks('pl');
    await translating;
    expect(translations.of(hashId, 'en')).toMatchObject({ step: 'translated' });
    expect(translations.of(hashId, 'pl')).toBeUndefined();
    await translations.translate(hashId);
    expect(translations.of(hashId, 'pl')).toMatchObject({ step: 'translated' });
  });

  it('stores the answer as English while no dealer is known', async () => {
    const { at, translations, hashId } = await openedComments();
    at.session.sessionMissing(null);
    await translations.translate(hashId);
    expect(translations.of(hashId, 'en')).toMatchObject({ step: 'translated' });
  });

  it('keeps the fifty translations that were requested last', async () => {
    const { at, translations, hashId } = await openedComments();
    const detail = at.opened.detailOf(hashId)!;
    const ids = Array.from({ length: 51 }, (_, index) => `MB-${index}` as HashId);
    for (const id of ids) {
      at.opened.detailArrived(id, { ...detail, hashId: id });
      void translations.translate(id);
    }
    expect(ids.filter(id => translations.of(id, 'en') === undefined)).toEqual([ids[0]]);
  });
});

describe('PacedReads', () => {
  const FRAME = 20;
  const PUSHES_PER_FRAME = 10;
  const SECONDS = 10;

  describe('500 pushes a second', () => {
    it('add no more than two reads a second, although they raise the bids of a dealer of forty bids and sell their offers', async () => {
      const at = await atTheList({ offers: 120 });
      at.followMarket.follow();
      await at.passes(FRAME);
      const { ids } = at.list('browse');
      for (const hashId of ids.slice(0, 40)) at.registry.apply({ ...at.offer(hashId), ownBid: euros(100) });
      at.calls.length = 0;
      const callsPerSecond: number[] = [];
      let pushed = 0;
      for (let second = 0; second < SECONDS; second += 1) {
        const before = at.calls.length;
        for (let frame = 0; frame < SECOND / FRAME; frame += 1) {
          const events = Array.from({ length: PUSHES_PER_FRAME }, (_, index): LiveEvent => {
            pushed += 1;
            const { id, hashId, highestBid } = at.offer(ids[pushed % ids.length]!);
            const isSale = index === 0 && frame % 10 === 0;
            const change = isSale ? { closed: true } : { highestBid: (highestBid + euros(50)) as Money };
            return { kind: 'offerChanged', offer: { id, hashId, ...change } };
          });
          at.followMarket.handleEvents(events);
          await at.passes(FRAME);
        }
        callsPerSecond.push(at.calls.length - before);
      }
      expect(pushed).toBe(500 * SECONDS);
      expect(Math.max(...callsPerSecond)).toBe(2);
    });
  });

  describe('PacedReads', () => {
    async function aQueue() {
      const at = await atTheList();
      const reads = at.container.get(PacedReads);
      const sent: string[] = [];
      const add = (hashId: HashId | null, answer: Promise<unknown> | null = Promise.resolve()) =>
        reads.add(hashId, () => {
          sent.push(hashId ?? 'all');
          return answer;
        });
      return { at, add, sent, ids: at.list('browse').ids };
    }

    it('sends what is in sight first, and the others in their order', async () => {
      const { at, add, sent, ids } = await aQueue();
      const [first, second, third] = ids;
      at.lists.tilesVisible({ tab: 'browse', ids, from: 2, to: 3 });
      add(null);
      add(first!);
      add(second!);
      add(third!);
      await settled();
      expect(sent).toEqual([third]);
      await at.passesInSeconds(2);
      expect(sent).toEqual([third, 'all', first, second]);
    });

    it('gives the turn of a read that is no longer needed to the next one', async () => {
      const { add, sent, ids } = await aQueue();
      add(ids[0]!, null);
      add(ids[1]!);
      await settled();
      expect(sent).toEqual([ids[0], ids[1]]);
    });

    it('waits for a server that does not answer', async () => {
      const { at, add, sent } = await aQueue();
      let answer = () => {};
      const slow = new Promise<void>(resolve => (answer = resolve));
      for (let index = 0; index < 6; index += 1) add(null, slow);
      await at.passesInSeconds(10);
      expect(sent).toHaveLength(4);
      answer();
      await settled();
      await at.passesInSeconds(1);
      expect(sent).toHaveLength(6);
    });
  });
});

describe('RefetchScreen', () => {
  async function refetched(at: Workplace): Promise<void> {
    at.calls.length = 0;
    at.refetchScreen.refetch();
    await settled();
  }

  /** A dealer who looks at the second of three loaded pages. */
  async function onTheSecondPage(): Promise<Workplace> {
    const at = await atTheList({ offers: 100 });
    await at.loadOffers.more('browse');
    await at.loadOffers.more('browse');
    at.lists.rowsShown([2]);
    return at;
  }

  /** Counts how many requests are under way at the same time. */
  function countRequests({ twins: { offers } }: Workplace) {
    let underWay = 0;
    let most = 0;
    const counted =
      <Question extends unknown[], Answer>(ask: (...question: Question) => Promise<Answer>) =>
      async (...question: Question): Promise<Answer> => {
        most = Math.max(most, (underWay += 1));
        const answer = await ask(...question);
        underWay -= 1;
        return answer;
      };
    const [list, open] = [counted(offers.list.bind(offers)), counted(offers.open.bind(offers))];
    jest.spyOn(offers, 'list').mockImplementation(list);
    jest.spyOn(offers, 'open').mockImplementation(open);
    return { mostAtOnce: () => most };
  }

  async function looksAt(at: Workplace, page: number): Promise<void> {
    at.lists.rowsShown([page]);
    await settled();
  }

  it('fetches the visible list, and the others are outdated', async () => {
    const at = await atTheList();
    await at.loadOffers.refresh('liked');
    await at.home.refresh();
    await refetched(at);
    expect(at.calls).toEqual(['list browse 1']);
    const outdated = at.lists.all.filter(list => list.needsRequest).map(({ tab }) => tab);
    expect(outdated).toEqual(offerTabs.filter(tab => tab !== 'browse'));
    expect([at.list('liked').lastFetchedAt, at.home.lastFetchedAt]).toEqual([0, 0]);
  });

  it('fetches the open offer', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[0]!;
    at.lists.shown(null);
    await at.opened.open(hashId);
    await refetched(at);
    expect(at.calls).toEqual([`open ${hashId}`]);
  });

  it('refetches each screen until it is left, even if two have the same data', async () => {
    const at = await atTheList();
    const refetch = jest.fn();
    const leave = at.refetches.add(refetch);
    const leaveOther = at.refetches.add(refetch);
    await refetched(at);
    expect(refetch).toHaveBeenCalledTimes(2);
    leave();
    await refetched(at);
    expect(refetch).toHaveBeenCalledTimes(3);
    leaveOther();
    await refetched(at);
    expect(refetch).toHaveBeenCalledTimes(3);
  });

  describe('what could not be fetched', () => {
    const automatic = { retriesFailed: false };

    it('is fetched again by the dealer, but not by a reconnection', async () => {
      const at = new Workplace();
      at.lists.shown('browse');
      at.twins.line.failNext({ reason: 'timedOut' });
      await at.loadOffers.show('browse', defaultQuestion);
      at.calls.length = 0;
      at.refetchScreen.refetch(automatic);
      await settled();
      expect([at.calls, at.list('browse').needsRequest]).toEqual([[], false]);
      expect(at.list('liked').needsRequest).toBe(true);
      at.refetchScreen.refetch();
      await settled();
      expect(at.calls).toEqual(['list browse 1']);
    });

    it('is fetched by a reconnection too if it was there before', async () => {
      const at = await atTheList();
      at.calls.length = 0;
      at.refetchScreen.refetch(automatic);
      await settled();
      expect(at.calls).toEqual(['list browse 1']);
    });

    it('is the opened offer, in the same way', async () => {
      const at = await atTheList();
      const hashId = at.list('browse').ids[0]!;
      at.lists.shown(null);
      const calls = async (how?: typeof automatic) => {
        at.calls.length = 0;
        at.refetchScreen.refetch(how);
        await settled();
        return at.calls.length;
      };
      at.twins.line.failNext({ reason: 'timedOut' });
      await at.opened.open(hashId);
      expect(at.opened.isRead(hashId)).toBe(false);
      expect(await calls(automatic)).toBe(0);
      expect(await calls()).toBe(1);
      expect(at.opened.isRead(hashId)).toBe(true);
      expect(await calls(automatic)).toBe(1);
      at.twins.line.failNext({ reason: 'timedOut' });
      await at.opened.read(hashId);
      expect(at.opened.isRead(hashId)).toBe(false);
      expect(await calls(automatic)).toBe(0);
    });
  });

  describe('a page that is off screen', () => {
    it('is fetched once, even if the data was refetched twice', async () => {
      const at = await onTheSecondPage();
      await refetched(at);
      await refetched(at);
      await looksAt(at, 3);
      expect(at.calls).toEqual(['list browse 2', 'list browse 3']);
      await looksAt(at, 2);
      await looksAt(at, 1);
      expect(at.calls).toEqual(['list browse 2', 'list browse 3', 'list browse 1']);
    });

    it('is not fetched twice if it is loaded afterwards', async () => {
      const at = await onTheSecondPage();
      await refetched(at);
      await at.loadOffers.more('browse');
      await looksAt(at, 4);
      expect(at.calls).toEqual(['list browse 2', 'list browse 4']);
    });

    it('is not fetched twice if it is the next one after the list started over', async () => {
      const at = await onTheSecondPage();
      at.lists.rowsShown([1]);
      await refetched(at);
      await at.loadOffers.refresh('browse');
      await at.loadOffers.more('browse');
      await looksAt(at, 2);
      expect(at.calls).toEqual(['list browse 1', 'list browse 1', 'list browse 2']);
    });

    it('is fetched with at most two others at a time, and only if a row near the screen belongs to it', async () => {
      const at = await atTheList({ offers: 400 });
      await at.container.get(WholeLists).loadAll('browse');
      const list = at.list('browse');
      await at.loadOffers.show('browse', { ...defaultQuestion, order: { key: 'bids', direction: 'ascending' } });
      list.place.scrolledTo(300);
      const pages = [1, 4, 7, 12, 13, 19, 20];
      const near = pages.map(page => list.idsOnPage(page)[0]!);
      at.lists.tilesVisible({ tab: 'browse', ids: near, from: 0, to: near.length });
      at.lists.rowsShown(pages);
      for (const hashId of near) at.market.marketplace.rivalBuys(hashId);
      const requests = countRequests(at);
      await refetched(at);
      const asked = [...at.calls];
      expect(asked.slice(0, 7)).toEqual(pages.map(page => `list browse ${page}`));
      // The buyer of the first sale is asked for at once.
      expect([...new Set(asked.slice(7))]).toEqual(near.map(hashId => `open ${hashId}`));
      expect(requests.mostAtOnce()).toBe(3);
      at.lists.rowsShown([1, 2, 4]);
      await settled();
      expect(at.calls.slice(asked.length)).toEqual(['list browse 2']);
    });

    it('is not fetched in a paginated list, because it is not loaded', async () => {
      const at = await atTheList();
      await at.loadOffers.show('browse', { ...defaultQuestion, paging: 'paginated', page: 3 });
      await refetched(at);
      await looksAt(at, 2);
      expect(at.calls).toEqual(['list browse 3']);
    });
  });
});
