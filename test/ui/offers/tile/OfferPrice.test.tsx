/** @jest-environment jsdom */
import type { Offer } from '../../../../src/domain/offers/Offer';
import { euros } from '../../../../src/domain/shared/Money';
import { OfferPrice } from '../../../../src/ui/offers/tile/OfferPrice';
import { anOffer } from '../../../support/anOffer';
import { renderView } from '../../support/renderView';
import { textOf } from '../../support/textOf';

const bids = { highestBid: euros(8450), bidsCount: 4, buyNowPrice: euros(0), ownBid: null } as const;
/** What the highest bid lacks to the minimum price. */
const GAP = '550 € to minimum price';

it.each<readonly [string, Partial<Offer>, readonly string[]]>([
  [
    'without bids',
    { ...bids, highestBid: euros(0), bidsCount: 0 },
    ['No bids yet', 'from 50 €', 'Minimum price 9 000 €', 'First offer', '–'],
  ],
  [
    'with bids of unknown height',
    { ...bids, highestBid: euros(0) },
    ['4 bids', 'Minimum price 9 000 €', 'Highest bid', '–'],
  ],
  [
    'with an own bid beside a highest bid that is not known',
    { ...bids, highestBid: euros(0), ownBid: euros(8300) },
    ['Bid placed', 'Minimum price 9 000 €', 'Highest bid', '–'],
  ],
  ['with bids of others', bids, ['4 bids', GAP, 'Highest bid', '8 450 €']],
  ['with an own bid that is outbid', { ...bids, ownBid: euros(8300) }, ['Outbid', GAP, 'Highest bid', '8 450 €']],
  ['with an own bid that leads', { ...bids, ownBid: euros(8450) }, ['You’re leading', GAP, 'Your offer', '8 450 €']],
  ['with a fixed price', { ...bids, buyNowPrice: euros(9900) }, ['4 bids', 'Bid 8 450 €', GAP, 'Buy now', '9 900 €']],
  [
    'with a fixed price and an own bid',
    { ...bids, buyNowPrice: euros(9900), ownBid: euros(8300) },
    ['Outbid', 'Bid 8 450 €', GAP, 'Buy now', '9 900 €'],
  ],
  [
    'whose minimum price is reached',
    { ...bids, minimalPrice: euros(8450) },
    ['4 bids', 'Minimum price reached', 'Highest bid', '8 450 €'],
  ],
  ['without a minimum price', { ...bids, minimalPrice: euros(0) }, ['4 bids', 'Highest bid', '8 450 €']],
  ['that was sold', { ...bids, buyNowPrice: euros(9900), finalPrice: euros(9300) }, ['Sold', 'Final price', '9 300 €']],
])('the price of an offer %s is the amount that counts, with its word and the standing', async (_, parts, words) => {
  const element = await renderView(<OfferPrice offer={anOffer(parts)} />);
  const leaves = [...element.querySelectorAll('span:not(.visually-hidden), strong')].filter(
    ({ childElementCount }) => childElementCount === 0,
  );
  expect(leaves.map(textOf).filter(Boolean)).toEqual(words);
});

it.each<readonly [string, Partial<Offer>, string]>([
  ['without bids', { ...bids, highestBid: euros(0), bidsCount: 0 }, 'No bids yet from 50 €, Minimum price 9 000 €'],
  ['with bids of unknown height', { ...bids, highestBid: euros(0) }, '4 bids Minimum price 9 000 €'],
  ['with bids of others', bids, `4 bids Highest bid 8 450 €, ${GAP}`],
  ['with an own bid that leads', { ...bids, ownBid: euros(8450) }, `You’re leading Your offer 8 450 €, ${GAP}`],
  ['with a fixed price', { ...bids, buyNowPrice: euros(9900) }, `4 bids Highest bid 8 450 €, ${GAP}, Buy now 9 900 €`],
  [
    'with a fixed price and no bids',
    { ...bids, highestBid: euros(0), bidsCount: 0, buyNowPrice: euros(9900) },
    'No bids yet from 50 €, Minimum price 9 000 €, Buy now 9 900 €',
  ],
  ['that was sold', { ...bids, buyNowPrice: euros(9900), finalPrice: euros(9300) }, 'Sold Final price 9 300 €'],
])(
  'the price of an offer %s is read as its standing and one text, each amount with its name',
  async (_, parts, read) => {
    const element = await renderView(<OfferPrice offer={anOffer(parts)} />);
    for (const hidden of element.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    expect([...element.querySelector('p')!.children].map(textOf).join(' ')).toBe(read);
  },
);
