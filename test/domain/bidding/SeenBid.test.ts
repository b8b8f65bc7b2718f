import * as fc from 'fast-check';
import { type SeenBid, seenBid, changesSinceSeen, seenBidAfter } from '../../../src/domain/bidding/SeenBid';
import { ownBidStandings } from '../../../src/domain/offers/OwnBidStanding';
import { euros } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';

const none = euros(0);
const anyAmount = fc.nat({ max: 5 }).map(steps => euros(steps * 50));
const anyLook: fc.Arbitrary<SeenBid> = fc.record({
  highestBid: fc.option(anyAmount.filter(amount => amount > 0)),
  buyNowPrice: anyAmount,
  standing: fc.constantFrom(...ownBidStandings),
});

const aLook = (parts: Partial<SeenBid> = {}): SeenBid => ({
  highestBid: euros(8000),
  buyNowPrice: euros(9900),
  standing: 'leading',
  ...parts,
});

const kinds = (look: SeenBid | undefined, now: SeenBid) => changesSinceSeen(look, now).map(({ kind }) => kind);

describe('seenBid', () => {
  it('has the prices that the row shows, and the standing', () => {
    const offer = anOffer({ highestBid: euros(8000), ownBid: euros(8100), buyNowPrice: euros(9900) });
    expect(seenBid(offer, 'none')).toEqual(aLook({ highestBid: euros(8100) }));
    expect(seenBid({ ...offer, closed: true }, 'done').standing).toBe('won');
    expect(seenBid(anOffer({ highestBid: none }), 'none').highestBid).toBeNull();
  });
});

describe('changesSinceSeen', () => {
  it('tells a change of the standing before those of the prices', () => {
    const now = aLook({ highestBid: euros(8250), buyNowPrice: euros(9500), standing: 'outbid' });
    expect(changesSinceSeen(aLook(), now)).toEqual([
      { kind: 'outbid' },
      { kind: 'highestBidUp', amount: euros(250) },
      { kind: 'buyNowDown', amount: euros(400) },
    ]);
    expect(changesSinceSeen(now, aLook())).toEqual([
      { kind: 'leading' },
      { kind: 'highestBidDown', amount: euros(250) },
      { kind: 'buyNowUp', amount: euros(400) },
    ]);
  });

  it.each([
    ['leading', 'waiting', ['waiting']],
    ['waiting', 'rejected', ['rejected']],
    ['outbid', 'checking', ['sold']],
    ['rejected', 'undecided', ['sold']],
    ['outbid', 'lost', ['lost']],
    ['leading', 'won', ['won']],
    ['checking', 'undecided', []],
    ['undecided', 'won', ['won']],
    ['undecided', 'lost', ['lost']],
    ['won', 'undecided', []],
    ['lost', 'checking', []],
    ['lost', 'outbid', ['outbid']],
    ['leading', 'placed', []],
    ['placed', 'outbid', []],
    ['placed', 'leading', []],
    ['placed', 'rejected', ['rejected']],
  ] as const)('from %s to %s tells %j', (before, now, told) => {
    expect(kinds(aLook({ standing: before }), aLook({ standing: now }))).toEqual(told);
  });

  it('tells a buy-now price that was set', () => {
    expect(changesSinceSeen(aLook({ buyNowPrice: none }), aLook())).toEqual([
      { kind: 'buyNowSet', amount: euros(9900) },
    ]);
  });

  it('tells nothing if the dealer has not looked yet, and never anything twice', () => {
    fc.assert(
      fc.property(anyLook, look => {
        expect(changesSinceSeen(undefined, look)).toEqual([]);
        expect(changesSinceSeen(look, { ...look })).toEqual([]);
      }),
    );
  });

  it('never tells anything about a price that is not known', () => {
    fc.assert(
      fc.property(anyLook, anyLook, (look, now) => {
        const told = kinds(look, now).join();
        if (look.highestBid === null || now.highestBid === null) expect(told).not.toMatch('highestBid');
        if (now.buyNowPrice === 0) expect(told).not.toMatch('buyNow');
      }),
    );
  });

  it('always tells amounts that lead from the look to the present', () => {
    fc.assert(
      fc.property(anyLook, anyLook, (look, now) => {
        const sum = (kind: string) =>
          changesSinceSeen(look, now).reduce(
            (total, change) => (change.kind === kind && 'amount' in change ? total + change.amount : total),
            0,
          );
        const isKnown = look.highestBid !== null && now.highestBid !== null;
        const difference = isKnown ? now.highestBid - look.highestBid : 0;
        expect(sum('highestBidUp') - sum('highestBidDown')).toBe(difference);
      }),
    );
  });
});

describe('seenBidAfter', () => {
  const checking = aLook({ standing: 'checking' });

  it.each(['won', 'lost'] as const)('keeps that a bid is %s while its buyer is looked for again', standing => {
    expect(seenBidAfter(aLook({ standing, highestBid: null }), checking)).toEqual({ ...checking, standing });
  });

  it('is otherwise what the dealer sees now', () => {
    fc.assert(
      fc.property(fc.option(anyLook, { nil: undefined }), anyLook, (look, now) => {
        fc.pre(now.standing !== 'checking' || (look?.standing !== 'won' && look?.standing !== 'lost'));
        expect(seenBidAfter(look, now)).toBe(now);
      }),
    );
  });
});
