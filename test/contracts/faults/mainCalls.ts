import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import type { Deal } from '../../../src/domain/offers/Deal';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { type OfferTab, offerTabs } from '../../../src/domain/offers/list/OfferTab';
import type { Offer } from '../../../src/domain/offers/Offer';
import type { MarketDealer } from '../../../src/infrastructure/demo/market/InMemoryMarketplace';
import { offerThat, pagesOf } from '../someOffers';
import type { FaultyCall } from './FaultyCall';
import type { FaultyLine } from './FaultyLine';

const question = { page: 1, filters: noFilters, buyNowOnly: false };
const { signal } = new AbortController();

const open = (buyer: MarketDealer): Offer => offerThat(buyer, 'browse', ({ closed }) => !closed);
const talked = (buyer: MarketDealer) => buyer.conversations(1).rows[0]!.offerHashId;
/** Falls back to any deal if no deal fits any more: the refusal by the server is not the subject of the test. */
function deal({ buyer }: FaultyLine, fits: (details: Deal) => boolean): Offer {
  const isDeal = ({ deal }: Offer) => deal !== null;
  const left = pagesOf(buyer, 'inRealization').flatMap(({ offers }) => offers);
  const isLeft = left.some(({ deal }) => deal && fits(deal));
  return offerThat(buyer, 'inRealization', offer => isDeal(offer) && (!isLeft || fits(offer.deal!)));
}

const lists: Readonly<Record<OfferTab, string>> = {
  browse: '/api/v2/offers/browse',
  liked: '/api/v2/offers/liked',
  ownBids: '/api/v2/offers/dealer_offers',
  inRealization: '/api/v2/offers/in_realization',
  archived: '/api/v2/archive_offers/archive_accepted',
  sold: '/api/v2/archive_offers/sold',
};

const inSession: readonly Omit<FaultyCall, 'endsSession'>[] = [
  ...offerTabs.map(tab => ({
    name: `Offers.list ${tab}`,
    wire: `GET ${lists[tab]}`,
    needs: 'offers',
    ask: (({ live }) => live.offers.list(tab, question, signal)) satisfies FaultyCall['ask'],
  })),
  {
    name: 'Offers.open',
    wire: 'GET /api/v2/offers/*',
    needs: 'offer',
    ask: ({ live, buyer }) => live.offers.open(open(buyer).hashId, signal),
  },
  {
    name: 'Offers.homeScreen',
    wire: 'GET /api/v2/offers/home_screen',
    needs: 'motorbike_offers',
    ask: ({ live }) => live.offers.homeScreen(signal),
  },
  {
    name: 'Bids.place',
    wire: 'POST /api/v2/bets',
    needs: 'offer',
    ask: ({ live, buyer }) => live.bids.place(open(buyer).id, minimumBid(open(buyer).highestBid)),
  },
  {
    name: 'Purchases.accept',
    wire: 'PUT /api/v2/buy_now_contracts/accept',
    needs: null,
    ask: ({ live, buyer }) =>
      live.purchases.accept(offerThat(buyer, 'browse', ({ closed, buyNowPrice }) => !closed && buyNowPrice > 0).id),
  },
  {
    name: 'Likes.like',
    wire: 'POST /api/v2/liked_offers',
    needs: null,
    ask: ({ live, buyer }) => live.likes.like(open(buyer).id),
  },
  {
    name: 'Likes.unlike',
    wire: 'DELETE /api/v2/liked_offers/delete',
    needs: null,
    ask: ({ live, buyer }) => live.likes.unlike(open(buyer).id),
  },
  {
    name: 'Deals.confirmPickup',
    wire: 'POST /api/v2/invoices',
    needs: null,
    ask: line => line.live.deals.confirmPickup(deal(line, ({ vehiclePickedUp }) => !vehiclePickedUp).id),
  },
  {
    name: 'Deals.orderTransport',
    wire: 'POST /api/v2/transports',
    needs: null,
    ask: line =>
      line.live.deals.orderTransport(
        deal(line, details => details.easyTransportEnabled && !details.speditionArranged && !details.vehiclePickedUp)
          .id,
        'Gate 3',
      ),
  },
  {
    name: 'Invoices.list',
    wire: 'GET /api/v2/invoices',
    needs: 'invoices',
    ask: ({ live }) => live.invoices.list(1, signal),
  },
  {
    name: 'Conversations.list',
    wire: 'GET /api/v2/conversations',
    needs: 'conversations',
    ask: ({ live }) => live.conversations.list(1, signal),
  },
  {
    name: 'Conversations.byHashId',
    wire: 'GET /api/v2/conversations/show_by_hash_id',
    needs: 'conversation',
    ask: ({ live, buyer }) => live.conversations.byHashId(talked(buyer), signal),
  },
  {
    name: 'Conversations.send',
    wire: 'POST /api/v2/messages',
    needs: 'conversation_id',
    ask: ({ live, buyer }) => live.conversations.send(talked(buyer), 'Is it still there?'),
  },
  {
    name: 'Conversations.markSeen',
    wire: 'PUT /api/v2/conversations/update_seen_by_dealer',
    needs: null,
    ask: ({ live, buyer }) => live.conversations.markSeen(talked(buyer)),
  },
  {
    name: 'Translations.translate',
    wire: 'POST /api/v2/translations/translate',
    needs: 'translation',
    ask: ({ live }) => live.translations.translate('Very well kept.'),
  },
  {
    name: 'Profiles.current',
    wire: 'GET /api/v2/profiles',
    needs: 'dealer',
    ask: ({ live }) => live.profiles.current(),
  },
  {
    name: 'Profiles.update',
    wire: 'PUT /api/v2/profiles',
    needs: null,
    ask: ({ live }) => live.profiles.update({ dealer: { firstName: 'Ada' } }),
  },
  {
    name: 'Passwords.change',
    wire: 'PUT /api/v2/profiles/update_password',
    needs: null,
    ask: ({ live, password }) => live.passwords.change(password, 'Evening!Walk9'),
  },
];

/** Calls that need no session and therefore never end one. */
const outsideSession: readonly Omit<FaultyCall, 'endsSession'>[] = [
  {
    name: 'Passwords.forgotten',
    wire: 'POST /dealers/auth/forgot_password',
    needs: null,
    ask: ({ live }) => live.passwords.forgotten('buyer@paddock.example'),
  },
  {
    name: 'Passwords.renew',
    wire: 'POST /dealers/auth/update_password',
    needs: null,
    ask: line => line.live.passwords.renew(line.letter(), 'Evening!Walk9'),
  },
];

/** The calls of the main API. */
export const mainCalls: readonly FaultyCall[] = [
  ...inSession.map(call => ({ ...call, endsSession: true })),
  ...outsideSession.map(call => ({ ...call, endsSession: false })),
];
