import * as fc from 'fast-check';
import { unstatedDeal } from '../../../src/domain/offers/Deal';
import { type HashId, mergeOffer, type OfferId, type OfferPatch } from '../../../src/domain/offers/Offer';
import { lastingFields, listedRow, withBidInDoubt, withLaterPush } from '../../../src/domain/offers/withLaterPush';
import { euros } from '../../../src/domain/shared/Money';
import { anOfferPatch, anyOfferPatch } from '../../support/anyOfferPatch';
import { aDeal } from '../deals/aDeal';

const saying = (said: Partial<OfferPatch>): OfferPatch => ({ ...anOfferPatch, ...said });

/** Facts that are never taken back: they only rise, or happen once. */
const risen = (patch: OfferPatch) => {
  const { highestBid, ownBid, bidsCount, closed } = mergeOffer(undefined, patch);
  return { highestBid, ownBid: ownBid ?? 0, bidsCount, closed };
};
const rising: readonly string[] = ['highestBid', 'ownBid', 'bidsCount', 'closed'];
const others = (patch: OfferPatch) =>
  Object.fromEntries(Object.entries(patch).filter(([key]) => !rising.includes(key)));

describe('withLaterPush', () => {
  it('prefers the push, except for a bid that the answer knows to be higher', () => {
    const answer = saying({ label1: 'BMW', highestBid: euros(8600), bidsCount: 5, contractStatus: null });
    const push = saying({ highestBid: euros(8500), bidsCount: 4, contractStatus: 'waiting' });
    expect(withLaterPush(answer, push)).toEqual({ ...answer, contractStatus: 'waiting' });
  });

  it('keeps the own bid, which a push to all dealers does not contain', () => {
    const answer = saying({ ownBid: euros(8600) });
    expect(withLaterPush(answer, saying({ highestBid: euros(8600) })).ownBid).toBe(euros(8600));
    expect(withLaterPush(answer, saying({ ownBid: null })).ownBid).toBe(euros(8600));
  });

  it('keeps the deal, which a push to all dealers does not contain', () => {
    const answer = saying({ closed: true, deal: aDeal() });
    expect(withLaterPush(answer, saying({ closed: true, deal: null }))).toStrictEqual(answer);
  });

  it('takes a deal that only the push knows, and the more advanced of two deals', () => {
    const [begun, invoiced] = [aDeal(), aDeal({ invoiceCreated: true })];
    expect(withLaterPush(saying({ deal: null }), saying({ deal: begun })).deal).toBe(begun);
    const pairs = [
      [begun, invoiced],
      [invoiced, begun],
    ] as const;
    for (const [told, pushed] of pairs) {
      const both = withLaterPush(saying({ deal: told }), saying({ deal: pushed }));
      expect(both.deal).toMatchObject({ invoiceCreated: true });
    }
  });

  it('keeps a deal running when a push to all dealers says that the offer is archived', () => {
    const answer = saying({ deal: aDeal(), archivedAt: null });
    const archivedAt = Date.UTC(2026, 10, 20);
    expect(withLaterPush(answer, saying({ archivedAt })).archivedAt).toBeNull();
    expect(withLaterPush(answer, saying({ archivedAt, deal: aDeal() })).archivedAt).toBe(archivedAt);
  });

  it('sets no key that neither the answer nor the push sets', () => {
    fc.assert(
      fc.property(anyOfferPatch, anyOfferPatch, (answer, push) => {
        const said = new Set([...Object.keys(answer), ...Object.keys(push)]);
        expect(new Set(Object.keys(withLaterPush(answer, push)))).toEqual(said);
      }),
    );
  });

  it('always keeps the higher bids, and closed if either one is closed', () => {
    fc.assert(
      fc.property(anyOfferPatch, anyOfferPatch, (answer, push) => {
        const [one, other, both] = [risen(answer), risen(push), risen(withLaterPush(answer, push))];
        expect(both).toEqual({
          highestBid: Math.max(one.highestBid, other.highestBid),
          ownBid: Math.max(one.ownBid, other.ownBid),
          bidsCount: one.bidsCount === null ? other.bidsCount : Math.max(one.bidsCount, other.bidsCount ?? 0),
          closed: one.closed || other.closed,
        });
      }),
    );
  });

  it('always takes all other keys from the push if the push sets them', () => {
    fc.assert(
      fc.property(anyOfferPatch, anyOfferPatch, (answer, push) => {
        expect(others(withLaterPush(answer, push))).toEqual({ ...others(answer), ...others(push) });
      }),
    );
  });

  it('is always idempotent, and merges two pushes one by one or at once with the same result', () => {
    fc.assert(
      fc.property(anyOfferPatch, anyOfferPatch, anyOfferPatch, (answer, first, second) => {
        const once = withLaterPush(answer, first);
        expect(withLaterPush(once, first)).toEqual(once);
        expect(withLaterPush(once, second)).toEqual(withLaterPush(answer, withLaterPush(first, second)));
      }),
    );
  });
});

describe('withBidInDoubt', () => {
  const known = (said: Partial<OfferPatch>) => mergeOffer(undefined, saying({ highestBid: euros(8500), ...said }));
  const push = saying({ highestBid: euros(8600) });
  const noted = { ...push, bidBeforePush: euros(8500) };

  it.each([
    ['this dealer has a bid', known({ ownBid: euros(8000) }), false, noted],
    ['this dealer may bid', known({ ownBid: null }), true, noted],
    ['this dealer neither has a bid nor may bid', known({ ownBid: euros(0) }), false, push],
    ['the offer is not held', undefined, true, push],
    ['the highest bid is as high', known({ highestBid: euros(8600) }), true, push],
    ['the own bid is as high', known({ ownBid: euros(8600) }), true, push],
  ])('returns the push with the bid before it, or as it is, if %s', (_, offer, mayBid, expected) =>
    expect(withBidInDoubt(push, offer, mayBid)).toEqual(expected),
  );

  it('keeps the bid before the first of several pushes', () => {
    const inDoubt = mergeOffer(known({}), { ...noted, highestBid: euros(8550) });
    expect(withBidInDoubt(push, inDoubt, true).bidBeforePush).toBe(euros(8500));
  });

  it('ends the doubt if the push has the own bid', () => {
    const own = saying({ highestBid: euros(8600), ownBid: euros(8600) });
    expect(withBidInDoubt(own, known({}), true)).toStrictEqual({ ...own, bidBeforePush: undefined });
  });

  it('leaves a push without a bid as it is', () => {
    const { highestBid: _, ...other } = push;
    expect(withBidInDoubt(other, known({ ownBid: euros(8000) }), true)).toBe(other);
  });
});

describe('lastingFields', () => {
  it('keeps the identity and the deal, and adds nothing that was not said', () => {
    expect(lastingFields(saying({ label1: 'BMW' }))).toEqual(anOfferPatch);
    const deal = saying({ deal: aDeal() });
    expect(lastingFields(deal)).toEqual(deal);
    expect(lastingFields(saying({ deal: null, ownBid: null, closed: false }))).toEqual(anOfferPatch);
    expect(lastingFields(saying({ bidsCount: 0, highestBid: euros(0) }))).toEqual(
      saying({ bidsCount: 0, highestBid: euros(0) }),
    );
  });

  it('always keeps exactly the facts that rise or happen once', () => {
    fc.assert(
      fc.property(anyOfferPatch, patch => {
        expect(risen(lastingFields(patch))).toEqual(risen(patch));
        expect(others(lastingFields(patch))).toEqual(anOfferPatch);
      }),
    );
  });

  it('never changes the other keys of a later answer', () => {
    fc.assert(
      fc.property(anyOfferPatch, anyOfferPatch, (earlier, answer) => {
        expect(others(withLaterPush(answer, lastingFields(earlier)))).toEqual(others(answer));
      }),
    );
  });
});

const row = { id: 1 as OfferId, hashId: 'MB-1' as HashId };
const known = mergeOffer(undefined, { ...row, deal: aDeal({ phone: '1' }) });

describe('listedRow', () => {
  it.each([row, { ...row, deal: null }])('makes the row %j in the list of deals a deal', untold =>
    expect(listedRow('inRealization', untold, undefined).deal).toEqual(unstatedDeal),
  );

  it('keeps the known details of a deal, and prefers those of the row', () => {
    expect(listedRow('inRealization', row, known).deal).toEqual(known.deal);
    const told = { ...row, deal: aDeal({ phone: '2' }) };
    expect(listedRow('inRealization', told, known)).toEqual(told);
  });

  it('adds to archived and sold rows that they are over, and nothing to other rows', () => {
    expect(listedRow('archived', row, undefined)).toEqual({ ...row, inArchive: true });
    expect(listedRow('sold', row, undefined)).toEqual({ ...row, closed: true });
    for (const tab of ['browse', 'liked', 'ownBids'] as const) expect(listedRow(tab, row, known)).toBe(row);
  });
});
