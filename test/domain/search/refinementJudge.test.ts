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

  it('cannot tell whether an own bid leads, or how high the price is, while the highest bid is not known', () => {
    const offer = { highestBid: euros(0), ownBid: euros(900), buyNowPrice: euros(0), bidsCount: 3 };
    const known = { isSeen: () => false, isChanged: () => false, noteOf: () => '' };
    for (const wanted of [{ leading: true }, { outbid: true }, { priceFrom: euros(500) }, { priceTo: euros(500) }])
      expect(fit({ ...noRefinements, ...wanted }, offer, known)).toBe('mayFit');
  });

  it('always lets in exactly the offers of which every sentence of the refinements is true', () => {
    const cents = (most: number) => fc.integer({ min: 0, max: most }).map(amount => euros(amount));
    const anyRow = fc.record({
      highestBid: cents(3),
      ownBid: fc.option(cents(4)),
      buyNowPrice: cents(4),
      score: fc.option(fc.integer({ min: 0, max: 100 })),
      publishedAt: fc.integer({ min: now - 30 * HOUR, max: now }),
      label1: fc.constantFrom('BMW', 'Honda'),
      label2: fc.constantFrom('GS', ''),
    });
    // An own bid without a highest bid would say that the highest is not known.
    const anyStated = anyRow.filter(({ highestBid, ownBid }) => highestBid > 0 || !ownBid);
    const anyOwn = fc.record({
      seen: fc.boolean(),
      seenBefore: fc.boolean(),
      changed: fc.boolean(),
      isOfOwnType: fc.boolean(),
      note: fc.constantFrom('', 'For Otto'),
    });
    const anyWanted = fc.record({
      priceFrom: fc.option(cents(4)),
      priceTo: fc.option(cents(4)),
      scores: fc.subarray<'green' | 'yellow' | 'red' | 'neutral'>(['green', 'yellow', 'red', 'neutral']),
      noBids: fc.boolean(),
      buyNow: fc.boolean(),
      notSeen: fc.boolean(),
      notSeenBefore: fc.boolean(),
      changed: fc.boolean(),
      leading: fc.boolean(),
      outbid: fc.boolean(),
      toPickUp: fc.boolean(),
      ownTypes: fc.boolean(),
      lastDay: fc.boolean(),
      words: fc.constantFrom('', 'gs', 'otto', 'bmw otto'),
    });
    const parts = fc.subarray(Object.keys(noRefinements) as (keyof Refinements)[], { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(anyStated, anyOwn, anyWanted, parts, (stated, own, all, part) => {
        // Several refinements at once leave few offers, so that one or two are tried.
        const wanted = { ...noRefinements, ...Object.fromEntries(part.map(name => [name, all[name]])) } as Refinements;
        const ownBid = stated.ownBid ?? 0;
        const highest = Math.max(stated.highestBid, ownBid);
        const price = stated.buyNowPrice || highest;
        const standing = ownBid === 0 ? 'none' : ownBid >= stated.highestBid ? 'leading' : 'outbid';
        const { score } = stated;
        const band = score === null ? 'neutral' : score < 34 ? 'red' : score < 68 ? 'yellow' : 'green';
        const text = `${stated.label1} ${stated.label2} ${own.note}`.toLowerCase();
        const sentences = [
          wanted.priceFrom === null || (price > 0 && price >= wanted.priceFrom),
          wanted.priceTo === null || (price > 0 && price <= wanted.priceTo),
          wanted.scores.length === 0 || wanted.scores.includes(band),
          !wanted.noBids || highest === 0,
          !wanted.buyNow || stated.buyNowPrice > 0,
          (!wanted.notSeen && !wanted.changed) || (wanted.notSeen && !own.seen) || (wanted.changed && own.changed),
          (!wanted.leading && !wanted.outbid) || wanted[standing === 'outbid' ? 'outbid' : 'leading'],
          (!wanted.leading && !wanted.outbid) || standing !== 'none',
          !wanted.lastDay || stated.publishedAt > now - 24 * HOUR,
          !wanted.notSeenBefore || !own.seenBefore,
          !wanted.ownTypes || own.isOfOwnType,
          !wanted.toPickUp,
          wanted.words.split(' ').every(word => text.includes(word)),
        ];
        const known = {
          isSeen: () => own.seen,
          wasSeenBefore: () => own.seenBefore,
          isChanged: () => own.changed,
          isOwnType: () => own.isOfOwnType,
          noteOf: () => own.note,
        };
        const bidsCount = highest === 0 ? 0 : 1;
        expect(fit(wanted, { ...stated, bidsCount }, known)).toBe(sentences.every(Boolean) ? 'fits' : 'doesNotFit');
      }),
      { numRuns: 500 },
    );
  });
});
