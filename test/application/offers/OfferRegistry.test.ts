import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import { OfferRegistry } from '../../../src/application/offers/OfferRegistry';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { mergeOffer, type HashId, type OfferId, type OfferPatch } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { aDeal } from '../../domain/deals/aDeal';
import { anOfferPatch, anyOfferPatch } from '../../support/anyOfferPatch';
import { watchActions } from '../../support/watchActions';

watchActions();

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
])(
  'OfferRegistry reports an offer that is sold by its %s in a push or an answer, with the offer before',
  async (_, sign) => {
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
  },
);

it('OfferRegistry reports an offer that was sold when it arrived, also if it arrived before', () => {
  for (const order of ['held', 'arrives']) {
    const registry = new OfferRegistry();
    const sold = jest.fn();
    if (order === 'held') registry.apply(saying({ closed: true }));
    runInAction(() => registry.onSold(sold));
    if (order === 'arrives') registry.apply(saying({ closed: true }));
    expect(sold.mock.calls).toEqual([[undefined, registry.get(hashId)]]);
  }
});

it('OfferRegistry finds an offer by its hash id and uses defaults for unknown fields', () => {
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

it('OfferRegistry keeps the fields that a patch does not contain', () => {
  const registry = aRegistryWith({ isLiked: true, ownBid: euros(8000) });
  registry.apply(saying({ highestBid: euros(8050) }));
  expect(registry.get(hashId)).toMatchObject({ isLiked: true, ownBid: euros(8000), highestBid: euros(8050) });
});

it('OfferRegistry accepts an answer without concurrent changes, even if it takes something back', async () => {
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
