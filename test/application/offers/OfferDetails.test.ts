import * as fc from 'fast-check';
import { OfferDetails } from '../../../src/application/offers/OfferDetails';
import type { HashId } from '../../../src/domain/offers/Offer';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const KEPT = 50;
const offers = Array.from({ length: 3 * KEPT }, (_, index) => `MB-${index}` as HashId);

it('OfferDetails holds the fifty offers that were opened last, whatever their outcome', () => {
  const at = new Workplace();
  const sample = at.dealer.list('browse', at.list('browse').question).offers[0]!;
  const { detail } = at.dealer.open(sample.hashId)!;
  const turnTo = fc.record({
    offer: fc.constantFrom(...offers),
    end: fc.constantFrom('opened', 'failed', 'left'),
  });
  fc.assert(
    fc.property(fc.array(turnTo, { minLength: KEPT, maxLength: 4 * KEPT, size: 'max' }), turns => {
      const details = new OfferDetails();
      for (const { offer, end } of turns) {
        details.openStarted(offer);
        if (end === 'opened') details.opened(offer, { ...detail, hashId: offer });
        if (end === 'failed') details.openFailed(offer, { reason: 'offline' });
      }
      const latest = new Set([...new Set(turns.map(({ offer }) => offer).toReversed())].slice(0, KEPT));
      for (const offer of offers) {
        const isKnown = details.get(offer) !== undefined || details.statusOf(offer).step !== 'idle';
        if (!latest.has(offer)) expect(isKnown).toBe(false);
      }
      const last = turns.at(-1)!;
      if (last.end === 'opened') expect(details.get(last.offer)?.hashId).toBe(last.offer);
    }),
    { numRuns: 30 },
  );
});
