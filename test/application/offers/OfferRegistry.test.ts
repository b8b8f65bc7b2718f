import * as fc from 'fast-check';
import { OfferRegistry } from '../../../src/application/offers/OfferRegistry';
import { mergeOffer, type HashId, type OfferId, type OfferPatch } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { aRealization } from '../../domain/realization/aRealization';
import { anOfferPatch, anyOfferPatch } from '../../support/anyOfferPatch';
import { watchActions } from '../../support/watchActions';

watchActions();

const { id, hashId } = anOfferPatch;
const saying = (said: Partial<OfferPatch>): OfferPatch => ({ id, hashId, ...said });

function aRegistryWith(said: Partial<OfferPatch>): OfferRegistry {
  const registry = new OfferRegistry();
  registry.pushed(saying(said));
  return registry;
}

it('knows an offer by its hash id, with defaults for what nobody said', () => {
  const registry = aRegistryWith({ label1: 'BMW' });
  expect(registry.get(hashId)).toEqual(mergeOffer(undefined, saying({ label1: 'BMW' })));
  expect(registry.has('CA-00001' as HashId)).toBe(false);
});

it('holds nothing of a push about an offer that stands nowhere, but tells it to the page that brings it', () => {
  const registry = new OfferRegistry();
  const page = registry.asking();
  registry.pushedIfHeld(saying({ highestBid: euros(8500) }));
  expect(registry.has(hashId)).toBe(false);
  registry.answered(page, [saying({ highestBid: euros(8000), label1: 'BMW' })]);
  expect(registry.get(hashId)).toMatchObject({ highestBid: euros(8500), label1: 'BMW' });
  registry.pushedIfHeld(saying({ highestBid: euros(8550) }));
  expect(registry.get(hashId)?.highestBid).toBe(euros(8550));
});

it('keeps what a patch does not speak of', () => {
  const registry = aRegistryWith({ isLiked: true, ownBid: euros(8000) });
  registry.pushed(saying({ highestBid: euros(8050) }));
  expect(registry.get(hashId)).toMatchObject({ isLiked: true, ownBid: euros(8000), highestBid: euros(8050) });
});

it('believes an answer that nothing happened beside, also where it takes something back', () => {
  const registry = aRegistryWith({ highestBid: euros(9000), closed: true, ownBid: euros(9000) });
  registry.answered(registry.asking(), [saying({ highestBid: euros(8000), closed: false, ownBid: null })]);
  expect(registry.get(hashId)).toMatchObject({ highestBid: euros(8000), closed: false, ownBid: null });
});

describe('an answer', () => {
  it('does not undo what was pushed since its question', () => {
    const registry = aRegistryWith({ highestBid: euros(8000) });
    const page = registry.asking();
    registry.pushed(saying({ highestBid: euros(8500), contractStatus: 'waiting' }));
    registry.pushed(saying({ closed: true }));
    registry.answered(page, [
      saying({ highestBid: euros(8000), contractStatus: null, closed: false, label1: 'from the page' }),
    ]);
    expect(registry.get(hashId)).toMatchObject({
      highestBid: euros(8500),
      contractStatus: 'waiting',
      closed: true,
      label1: 'from the page',
    });
  });

  it('does not undo the first of two pushes with the second, where that is older', () => {
    const registry = aRegistryWith({});
    const page = registry.asking();
    registry.pushed(saying({ closed: true, highestBid: euros(8500) }));
    registry.pushed(saying({ closed: false, highestBid: euros(8400) }));
    registry.answered(page, [saying({ closed: false, highestBid: euros(8000) })]);
    expect(registry.get(hashId)).toMatchObject({ closed: true, highestBid: euros(8500) });
  });

  it('does not undo the answer to a later question', () => {
    const registry = aRegistryWith({});
    const page = registry.asking();
    const bid = registry.asking();
    const deal = saying({ highestBid: euros(8500), ownBid: euros(8500), realization: aRealization() });
    registry.answered(bid, [deal]);
    registry.answered(page, [saying({ highestBid: euros(8000), ownBid: null, realization: null })]);
    expect(registry.get(hashId)).toMatchObject(deal);
  });

  it('to a later question speaks last, but for bids that rose and an offer that closed', () => {
    const registry = aRegistryWith({});
    const page = registry.asking();
    const later = registry.asking();
    registry.answered(page, [saying({ highestBid: euros(8500), contractStatus: 'waiting', closed: true })]);
    registry.answered(later, [saying({ highestBid: euros(8400), contractStatus: 'rejected', closed: false })]);
    expect(registry.get(hashId)).toMatchObject({
      highestBid: euros(8500),
      contractStatus: 'rejected',
      closed: true,
    });
  });

  it('that never comes holds nothing up', () => {
    const registry = aRegistryWith({});
    const page = registry.asking();
    registry.pushed(saying({ highestBid: euros(8500) }));
    registry.answered(page);
    expect(registry.get(hashId)?.highestBid).toBe(euros(8500));
  });
});

it('never lets a push lower a bid or open an offer again, whatever the cable brings late', () => {
  fc.assert(
    fc.property(fc.array(anyOfferPatch, { minLength: 1 }), patches => {
      const registry = new OfferRegistry();
      let before = mergeOffer(undefined, anOfferPatch);
      for (const patch of patches) {
        registry.pushed(patch);
        const now = mergeOffer(registry.get(hashId), anOfferPatch);
        expect(now.highestBid).toBeGreaterThanOrEqual(before.highestBid);
        expect(now.bidsCount).toBeGreaterThanOrEqual(before.bidsCount);
        expect(now.ownBid ?? 0).toBeGreaterThanOrEqual(before.ownBid ?? 0);
        if (before.closed) expect(now.closed).toBe(true);
        before = now;
      }
    }),
  );
});

it('tells offers apart, whatever is asked and pushed', () => {
  const other = saying({ id: 102 as OfferId, hashId: 'CA-00001' as HashId, label1: 'Hymer' });
  fc.assert(
    fc.property(anyOfferPatch, anyOfferPatch, (pushed, answered) => {
      const registry = new OfferRegistry();
      registry.pushed(other);
      const before = registry.get(other.hashId);
      const page = registry.asking();
      registry.pushed(pushed);
      registry.answered(page, [answered]);
      expect(registry.get(other.hashId)).toBe(before);
    }),
  );
});
