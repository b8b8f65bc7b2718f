import * as fc from 'fast-check';
import { noRefinements, type Refinements } from '../../../src/domain/offers/list/Refinements';
import type { Offer } from '../../../src/domain/offers/Offer';
import { refinementJudge } from '../../../src/domain/search/refinementJudge';
import { HOUR } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { someFacts } from './someFacts';
import { someRefinements } from './someRefinements';

const now = Date.UTC(2026, 10, 19, 12);
const facts = { ...someFacts, now };
const fit = (wanted: Partial<Refinements>, parts: Partial<Offer> = {}, own: Partial<typeof facts> = {}) =>
  refinementJudge(
    { ...noRefinements, ...wanted },
    { ...facts, ...own },
  )({
    ...anOffer(parts),
    ...parts,
  });

const none = { highestBid: euros(0), bidsCount: 0, buyNowPrice: euros(0) };

describe('refinementJudge', () => {
  it.each<[Partial<Refinements>, Partial<Offer>, string]>([
    [{}, {}, 'fits'],
    [{ priceTo: euros(8450) }, {}, 'fits'],
    [{ priceTo: euros(8449) }, {}, 'doesNotFit'],
    [{ priceFrom: euros(9900) }, { buyNowPrice: euros(9900) }, 'fits'],
    [{ priceTo: euros(9000) }, { buyNowPrice: euros(9900) }, 'doesNotFit'],
    [{ priceFrom: euros(0) }, none, 'doesNotFit'],
    [{ scores: ['green', 'yellow'] }, { score: 50 }, 'fits'],
    [{ scores: ['green'] }, { score: 50 }, 'doesNotFit'],
    [{ scores: ['neutral'] }, { score: null }, 'fits'],
    [{ noBids: true }, none, 'fits'],
    [{ noBids: true }, { ...none, bidsCount: 2 }, 'doesNotFit'],
    [{ noBids: true }, {}, 'doesNotFit'],
    [{ buyNow: true }, {}, 'doesNotFit'],
    [{ buyNow: true }, { buyNowPrice: euros(1) }, 'fits'],
    [{ leading: true }, { ownBid: euros(8450) }, 'fits'],
    [{ leading: true }, {}, 'doesNotFit'],
    [{ outbid: true }, { ownBid: euros(8400) }, 'fits'],
    [{ outbid: true }, { ownBid: euros(8400), closed: true }, 'doesNotFit'],
    [{ leading: true, outbid: true }, { ownBid: euros(8400) }, 'fits'],
    [{ lastDay: true }, { publishedAt: now - 23 * HOUR }, 'fits'],
    [{ lastDay: true }, { publishedAt: now - 25 * HOUR }, 'doesNotFit'],
    [{ lastDay: true }, { publishedAt: null }, 'mayFit'],
    [{ priceTo: euros(9000) }, { ...none, unstated: ['buyNowPrice'] }, 'mayFit'],
    [{ priceTo: euros(9000) }, { unstated: ['buyNowPrice'] }, 'fits'],
    [{ scores: ['green'] }, { unstated: ['score'] }, 'mayFit'],
    [{ noBids: true }, { ...none, bidsCount: null, unstated: ['highestBid'] }, 'mayFit'],
    [{ noBids: true }, { ...none, unstated: ['highestBid'] }, 'fits'],
    [{ noBids: true }, { ...none, bidsCount: 2, unstated: ['highestBid'] }, 'doesNotFit'],
    [{ buyNow: true }, { unstated: ['buyNowPrice'] }, 'mayFit'],
    [{ leading: true }, { unstated: ['ownBid'] }, 'mayFit'],
    [{ words: 'bmw ténéré' }, { label2: '', unstated: ['label2'] }, 'mayFit'],
    [{ words: 'bmw' }, { label2: '', unstated: ['label2'] }, 'fits'],
    [{ words: 'adventure bmw' }, {}, 'fits'],
    [{ words: 'bmw ténéré' }, {}, 'doesNotFit'],
  ])('for %j, says that an offer with %j %s', (wanted, parts, expected) => expect(fit(wanted, parts)).toBe(expected));

  it('searches the note, too', () => {
    expect(fit({ words: 'bmw uncle' }, {}, { noteOf: () => 'For Uncle Otto' })).toBe('fits');
  });

  it('looks for what was not seen, for what changed, or for either', () => {
    const seen = { isSeen: () => true, isChanged: () => false };
    const changed = { isSeen: () => true, isChanged: () => true };
    expect(fit({ notSeen: true }, {}, seen)).toBe('doesNotFit');
    expect(fit({ notSeen: true }, {}, { isSeen: () => false })).toBe('fits');
    expect(fit({ changed: true }, {}, seen)).toBe('doesNotFit');
    expect(fit({ notSeen: true, changed: true }, {}, changed)).toBe('fits');
  });

  it('never lets an offer in that a part of the refinements keeps out', () => {
    const parts: Partial<Offer>[] = [{}, none, { ownBid: euros(8450) }, { score: 90, publishedAt: now }];
    fc.assert(
      fc.property(someRefinements, fc.constantFrom(...parts), (wanted, offer) => {
        const { priceFrom, priceTo, scores, words, ...flags } = wanted;
        if ([{ priceFrom, priceTo }, { scores }, { words }].some(part => fit(part, offer) === 'doesNotFit')) {
          expect(fit(wanted, offer)).toBe('doesNotFit');
        }
        if (fit(wanted, offer) === 'fits') expect(fit(flags, offer)).toBe('fits');
      }),
    );
  });
});
