import * as fc from 'fast-check';
import {
  askingFor,
  hasLost,
  mayHaveWon,
  ownBidStanding,
  ownBidStandings,
  standingAsked,
} from '../../../src/domain/offers/OwnBidStanding';
import { euros } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aRealization } from '../realization/aRealization';

const leading = anOffer({ ownBid: euros(8450) });

it.each([
  ['outbid', anOffer({ ownBid: euros(8000) })],
  ['leading', leading],
  ['waiting', { ...leading, contractStatus: 'waiting' as const }],
  ['rejected', { ...leading, contractStatus: 'rejected' as const }],
  ['lost', { ...leading, closed: true, contractStatus: 'rejected' as const }],
  ['won', { ...leading, closed: true, realization: aRealization() }],
])('the standing of an own bid can be %s', (standing, offer) => expect(ownBidStanding(offer)).toBe(standing));

it('the standing of an own bid is lost if the offer has a final price', () => {
  expect(ownBidStanding({ ...leading, finalPrice: euros(9000) })).toBe('lost');
});

it('the standing of an own bid on a sold offer is checking until the buyer is known', () => {
  const sold = { ...leading, closed: true };
  expect(ownBidStanding(sold, true)).toBe('checking');
  expect(ownBidStanding({ ...sold, realization: aRealization() }, true)).toBe('won');
});

it('the standing of an own bid is undecided while the server does not say who has the deal, and never lost', () => {
  expect(ownBidStanding({ ...leading, closed: true })).toBe('undecided');
  expect(ownBidStanding({ ...leading, closed: true, contractStatus: 'waiting' })).toBe('undecided');
  expect(ownBidStanding({ ...leading, closed: true, finalPrice: euros(9000) })).toBe('lost');
  expect(ownBidStanding({ ...leading, closed: true, ownBid: euros(8000) })).toBe('lost');
});

describe('mayHaveWon', () => {
  const outbid = { ...leading, ownBid: euros(8000) };

  it.each([
    ['a closed offer that the dealer led', { ...leading, closed: true }, true],
    [
      'a closed offer for which the dealer waits',
      { ...outbid, closed: true, contractStatus: 'waiting' as const },
      true,
    ],
    ['a closed offer on which the dealer was outbid', { ...outbid, closed: true }, false],
    ['an open offer', leading, false],
    ['an offer that is known to be won', { ...leading, closed: true, realization: aRealization() }, false],
  ])('judges %s', (_, offer, expected) => expect(mayHaveWon(offer)).toBe(expected));
});

describe('hasLost', () => {
  it.each([
    ['an outbid offer', anOffer({ ownBid: euros(8000) }), true],
    ['a rejected bid', { ...leading, contractStatus: 'rejected' as const }, true],
    ['the highest bid', leading, false],
    ['an offer without an own bid, which the server drops for a deal', anOffer(), false],
    ['a deal', anOffer({ ownBid: euros(8000), realization: aRealization() }), false],
  ])('judges %s', (_, offer, expected) => expect(hasLost(offer)).toBe(expected));
});

describe('the standing in an address', () => {
  const standings = fc.option(fc.constantFrom(...ownBidStandings));

  it('is the one that was written into it, and nothing else in the address changes', () => {
    fc.assert(
      fc.property(standings, standings, fc.integer({ min: 2, max: 99 }), (before, standing, page) => {
        const search = askingFor(before, `?page=${page}`);
        expect(standingAsked(askingFor(standing, search))).toBe(standing);
        expect(askingFor(null, askingFor(standing, search))).toBe(`?page=${page}`);
      }),
    );
    expect(askingFor('outbid', '')).toBe('?standing=outbid');
    expect(askingFor(null, '?standing=outbid')).toBe('');
  });

  it('is checking if an earlier version wrote checked into the address', () => {
    expect(standingAsked('?standing=checked')).toBe('checking');
  });

  it('is null if its value is not a known standing', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        fc.pre(![...ownBidStandings, 'checked'].includes(text));
        expect(standingAsked(`?${new URLSearchParams({ standing: text })}`)).toBeNull();
      }),
    );
  });
});
