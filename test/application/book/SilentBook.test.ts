/** @jest-environment node */
import fc from 'fast-check';
import { PlaceBid } from '../../../src/application/bidding/press/PlaceBid';
import { Book } from '../../../src/application/book/Book';
import { BookStore } from '../../../src/application/book/BookStore';
import { ConversationStore } from '../../../src/application/conversations/ConversationStore';
import { SendMessage } from '../../../src/application/conversations/SendMessage';
import { HiddenOffers } from '../../../src/application/offers/hidden/HiddenOffers';
import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import { euros } from '../../../src/domain/shared/Money';
import { IndexedDbDealerBook } from '../../../src/infrastructure/indexedDb/IndexedDbDealerBook';
import { emptyIndexedDb } from '../../support/fakeIndexedDb';
import { settled } from '../../support/settled';
import { aHeldOffer, atTheList } from '../../support/Workplace';

afterEach(() => jest.restoreAllMocks());

/** A dealer whose browser opens no database and says nothing, as a known fault of Safari does. */
async function aDealer() {
  emptyIndexedDb();
  jest
    .spyOn(IDBFactory.prototype, 'open')
    .mockImplementation(() => Reflect.construct<[], IDBOpenDBRequest>(IDBOpenDBRequest, []));
  return atTheList({
    replaced: ({ clock, diagnostics }) => ({
      book: new IndexedDbDealerBook({ clock, diagnostics, draftDays: 30, storage: undefined }),
    }),
  });
}

type Dealer = Awaited<ReturnType<typeof aDealer>>;

const isFree = ({ ownBid, closed, buyNowPrice }: { ownBid: number | null; closed: boolean; buyNowPrice: number }) =>
  ownBid === null && !closed && buyNowPrice === 0;

/** What a dealer does, and how often it was sent after two more seconds. */
const acts: Readonly<Record<string, (at: Dealer) => Promise<number>>> = {
  'shows the list': async at => {
    const hidden = at.container.get(HiddenOffers);
    hidden.start(false);
    await settled();
    await at.passes(2_000);
    return Number(!hidden.isAwaited);
  },
  'places a bid': async at => {
    const { hashId, highestBid } = aHeldOffer(at, isFree);
    const amount = minimumBid(highestBid);
    at.typeAmount(hashId, amount);
    const press = at.container.get(PlaceBid);
    const first = press.placeOrReview({ hashId, amount, shown: null });
    await settled();
    await at.passes(2_000);
    const shown = await first;
    expect(shown?.reasons).toEqual([{ reason: 'limitUnknown' }]);
    await press.placeOrReview({ hashId, amount, shown });
    await settled();
    return at.sent('bid').length;
  },
  'buys a vehicle': async at => {
    const { hashId, buyNowPrice } = aHeldOffer(at, offer => offer.buyNowPrice > 0 && !offer.closed);
    void at.acceptBuyNow(hashId, buyNowPrice);
    await settled();
    await at.passes(2_000);
    expect(at.pressStore.stepOf(hashId)).toMatchObject({ failure: { reason: 'perhapsSentElsewhere' } });
    void at.acceptBuyNow(hashId, buyNowPrice, { despiteDoubt: true });
    await settled();
    return at.sent('buy').length;
  },
  'sends a message': async at => {
    const { hashId } = aHeldOffer(at, isFree);
    void at.container.get(ConversationStore).open(hashId);
    await settled();
    await at.passes(2_000);
    at.input.type('typedMessages', hashId, 'Is it there?');
    void at.container.get(SendMessage).sendTyped(hashId);
    await settled();
    return at.conversations.of(hashId).messages.filter(({ body }) => body === 'Is it there?').length;
  },
  'sets a limit': async at => {
    const book = at.container.get(BookStore);
    const { hashId } = aHeldOffer(at, isFree);
    void at.container.get(Book).keep('limits', hashId, euros(5_000));
    await at.passes(2_000);
    expect(book.problem).toEqual({ reason: 'silent' });
    return Number(book.get('limits', hashId) === euros(5_000));
  },
};

describe('a dealer whose browser never answers', () => {
  it.each(Object.entries(acts))('%s after 2 s', async (_, act) => {
    expect(await act(await aDealer())).toBe(1);
  });

  it('does all of it in any order on one page, and waits only once', () =>
    fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(Object.keys(acts), { minLength: 2 }), async names => {
        const at = await aDealer();
        for (const name of names) expect([name, await acts[name]!(at)]).toEqual([name, 1]);
      }),
      { numRuns: 20 },
    ));
});
