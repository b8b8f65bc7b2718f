/** @jest-environment jsdom */
import type { Raise, RaiseState } from '../../../../src/domain/bidding/RaiseList';
import type { Offer } from '../../../../src/domain/offers/Offer';
import { euros } from '../../../../src/domain/shared/Money';
import { RaiseItem } from '../../../../src/ui/bidding/bets/RaiseItem';
import { anOffer } from '../../../support/anOffer';
import { Workplace } from '../../../support/Workplace';
import { renderView } from '../../support/renderView';
import { textOf } from '../../support/textOf';

/** What the item of a raise of 8 600 € to an offer with a bid of 8 450 € says about its state. */
async function saidOf(state: RaiseState, before?: (at: Workplace, offer: Offer) => void): Promise<string> {
  const at = new Workplace();
  const offer = anOffer({ ownBid: euros(8300) });
  at.registry.apply(offer);
  before?.(at, offer);
  const raise: Raise = { hashId: offer.hashId, amount: euros(8600), highestBid: euros(8450), confirmed: null, state };
  const element = await renderView(<RaiseItem raise={raise} isReview={false} />, at);
  expect(textOf(element.querySelector('strong'))).toBe('8 600 €');
  return textOf([...element.querySelectorAll('li > p')].at(-1));
}

const refusal = { reason: 'refused', status: 422, message: 'The seller has withdrawn the vehicle.' } as const;

it.each<readonly [RaiseState['kind'], RaiseState, string]>([
  ['toSend', { kind: 'toSend' }, 'Waits for the bids before it.'],
  ['inFlight', { kind: 'inFlight' }, 'Sending…'],
  ['placed', { kind: 'placed' }, 'Your bid of 8 600 € has been placed.'],
  ['deal', { kind: 'deal' }, 'You have a deal on this offer. It does not show whether this bid arrived.'],
  [
    'refused',
    { kind: 'refused', failure: refusal },
    'Your bid did not go through. The marketplace declined: The seller has withdrawn the vehicle.',
  ],
  ['outcomeOpen', { kind: 'outcomeOpen' }, 'No answer arrived. We are checking whether your bid was received…'],
  ['notSent', { kind: 'notSent' }, 'Not sent: an earlier action of yours on this offer is still being checked.'],
  ['interrupted', { kind: 'interrupted' }, 'Not sent: placing the bids was interrupted. The row is still ticked.'],
  ['moved', { kind: 'moved', highestBid: euros(8700) }, 'Left out: the highest bid is now 8 700 €.'],
  ['notOnSale', { kind: 'notOnSale' }, 'Left out: no longer on sale.'],
  ['noAmount', { kind: 'noAmount' }, 'Left out: no amount.'],
  [
    'unusual',
    { kind: 'unusual', review: { amount: euros(8600), reasons: [] } },
    'Left out: the unusual amount is not confirmed.',
  ],
])('a raise in the state %s says so', async (_kind, state, said) => {
  expect(await saidOf(state)).toBe(said);
});

it.each([
  [8600, 'Your bid of 8 600 € has been placed. You’re leading.'],
  [8700, 'Your bid of 8 600 € has been placed. Outbid.'],
])(
  'a raise that was placed says its standing once the server has said the bid, with a highest bid of %i €',
  async (highest, said) => {
    const bids = { ownBid: euros(8600), highestBid: euros(highest) };
    expect(await saidOf({ kind: 'placed' }, (at, { id, hashId }) => at.registry.apply({ id, hashId, ...bids }))).toBe(
      said,
    );
  },
);

it('a raise that was refused says the minimum as the offer has it now, with the server’s words behind Details', async () => {
  const said = await saidOf({ kind: 'refused', failure: refusal }, (at, { hashId }) => {
    at.pressStore.failed({ hashId, action: 'bid', amount: euros(8600), ownBidBefore: euros(8300) }, refusal);
    at.pressStore.explained(hashId, refusal, 'tooLow');
  });
  expect(said).toBe('Your bid did not go through. Too low. Minimum bid: 8 500 € Details');
});

it('a raise that had no connection does not say so once the connection is back', async () => {
  const failure = { reason: 'offline' } as const;
  expect(await saidOf({ kind: 'refused', failure })).toBe('Your bid did not go through.');
});

it('a raise says the year and the mileage of its vehicle', async () => {
  const at = new Workplace();
  const offer = anOffer({ ownBid: euros(8300), year: 2021, totalMileage: 23_400 });
  at.registry.apply(offer);
  const state = { kind: 'toSend' } as const;
  const raise: Raise = { hashId: offer.hashId, amount: euros(8600), highestBid: euros(8450), confirmed: null, state };
  const element = await renderView(<RaiseItem raise={raise} isReview />, at);
  expect(textOf(element)).toContain('2021 · 23 400 km');
});
