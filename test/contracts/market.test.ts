import * as fc from 'fast-check';
import type { ConnectionState, LiveEvent, LiveFeedListener } from '../../src/application/ports/LiveFeed';
import type { OfferListPart, OfferQuestion } from '../../src/application/ports/Offers';
import { minimumBid } from '../../src/domain/bidding/MinimumBid';
import type { Deal } from '../../src/domain/offers/Deal';
import { type BrowseFilters, noFilters } from '../../src/domain/offers/list/BrowseFilters';
import { filterJudge } from '../../src/domain/offers/list/FilterFit';
import { offerTabs } from '../../src/domain/offers/list/OfferTab';
import { type HashId, mergeOffer, type Offer, type OfferId, type OfferPatch } from '../../src/domain/offers/Offer';
import { vehicleTypes } from '../../src/domain/offers/vehicle/VehicleType';
import { leavesOutcomeOpen } from '../../src/domain/shared/Failure';
import { euros, type Money } from '../../src/domain/shared/Money';
import { failed, success } from '../../src/domain/shared/Result';
import { motorbikeBrands } from '../../src/infrastructure/demo/market/catalogue/models/motorbikeBrands';
import { marketFilters } from '../infrastructure/demo/market/marketFilters';
import { describeMarket } from './describeMarket';
import { accountOf, dealerOf, type MarketSubject } from './MarketSubject';
import { allOf, inSeconds, offerThat } from './someOffers';

/** Records what it receives and can wait for it. */
class RecordingListener implements LiveFeedListener {
  readonly events: LiveEvent[] = [];
  readonly states: ConnectionState[] = [];
  private checks: (() => void)[] = [];

  handleEvents(events: readonly LiveEvent[]): void {
    this.events.push(...events);
    this.checks.forEach(check => check());
  }

  handleConnection(state: ConnectionState): void {
    this.states.push(state);
    this.checks.forEach(check => check());
  }

  until(holds: () => boolean): Promise<void> {
    return new Promise(resolve => {
      const check = () => {
        if (!holds()) return;
        this.checks = this.checks.filter(other => other !== check);
        resolve();
      };
      this.checks.push(check);
      check();
    });
  }

  connected(times = 1): Promise<void> {
    return this.until(() => this.states.filter(state => state === 'connected').length >= times);
  }

  ofKind<Kind extends LiveEvent['kind']>(kind: Kind): Extract<LiveEvent, { kind: Kind }>[] {
    return this.events.filter((event): event is Extract<LiveEvent, { kind: Kind }> => event.kind === kind);
  }
}

describe('offers', () => {
  /** Every so many offers are opened, because the page of an offer tells the judge more than its row. */
  const OPENED_OF = 8;
  const brandOf = (brandId: number) => motorbikeBrands.find(({ id }) => id === brandId)?.name ?? null;

  const comparable = (page: OfferListPart): OfferListPart => ({ ...page, offers: page.offers.map(inSeconds) });

  describeMarket('Offers', null, subject => {
    const { signal } = new AbortController();

    it.each(offerTabs)('lists %s page by page as the market has it', async tab => {
      subject.haveSession('buyer');
      const buyer = dealerOf(subject, 'buyer');
      for (const page of [1, 2, 99]) {
        const answer = await subject.offers.list(tab, allOf(page), signal);
        if (!answer.ok) throw new Error(answer.failure.reason);
        expect(comparable(answer.value)).toEqual(comparable(subject.told(buyer.list(tab, allOf(page)))));
      }
    });

    it.each<Partial<BrowseFilters>>([
      { vehicleType: 'Camper' },
      { vehicleType: 'Motorbike', brandId: 2, mileageTo: 60_000, productionYearFrom: 2010 },
      { countryCode: 'DE', damaged: false },
      { damaged: true },
      { countryCode: 'DE', zipCode: '20457', distance: 320 },
      { model: 'R & S + 100% [x]' },
    ])('filters the list by %j', async filters => {
      subject.haveSession('buyer');
      const question = { page: 1, filters: { ...noFilters, ...filters }, buyNowOnly: false };
      const answer = await subject.offers.list('browse', question, signal);
      if (!answer.ok) throw new Error(answer.failure.reason);
      const direct = dealerOf(subject, 'buyer').list('browse', question);
      expect(comparable(answer.value)).toEqual(comparable(subject.told(direct)));
      expect(direct.totalCount).toBeLessThan(dealerOf(subject, 'buyer').list('browse', allOf(1)).totalCount);
    });

    it('filters the list by offers with a fixed price', async () => {
      subject.haveSession('buyer');
      const question = { ...allOf(1), buyNowOnly: true };
      const answer = await subject.offers.list('browse', question, signal);
      if (!answer.ok) throw new Error(answer.failure.reason);
      const direct = dealerOf(subject, 'buyer').list('browse', question);
      expect(comparable(answer.value)).toEqual(comparable(subject.told(direct)));
      expect(direct.offers.length).toBeGreaterThan(0);
      expect(direct.offers.every(({ buyNowPrice = 0 }) => buyNowPrice > 0)).toBe(true);
    });

    it('never contradicts the judge of pushed offers', async () => {
      subject.haveSession('buyer');
      const rowsOf = async (question: Omit<OfferQuestion, 'page'>): Promise<readonly OfferPatch[]> => {
        const rows: OfferPatch[] = [];
        for (let page = 1, last = 1; page <= last; page += 1) {
          const answer = await subject.offers.list('browse', { ...question, page }, signal);
          if (!answer.ok) throw new Error(answer.failure.reason);
          rows.push(...answer.value.offers);
          last = answer.value.totalPages;
        }
        return rows;
      };
      const offers = (await rowsOf(allOf(1))).map(row => mergeOffer(undefined, row));
      const judged = await Promise.all(
        offers.map(async (offer, place) => {
          if (place % OPENED_OF !== 0) return { offer };
          // One signal for many calls at the same time would collect more listeners than Node expects.
          const answer = await subject.offers.open(offer.hashId, new AbortController().signal);
          if (!answer.ok) throw new Error(answer.failure.reason);
          return { offer: mergeOffer(offer, answer.value.offer), opened: { detail: answer.value.detail, brandOf } };
        }),
      );
      await fc.assert(
        fc.asyncProperty(marketFilters, fc.boolean(), async (filters, buyNowOnly) => {
          const judge = filterJudge({ filters, buyNowOnly });
          const listed = new Set((await rowsOf({ filters, buyNowOnly })).map(({ hashId }) => hashId));
          for (const { offer, opened } of judged) {
            expect([judge(offer), judge(offer, opened)]).not.toContain(
              listed.has(offer.hashId) ? 'doesNotFit' : 'fits',
            );
          }
        }),
        {
          numRuns: 12,
          examples: [
            [{ ...noFilters, vehicleType: 'Camper' }, false],
            [{ ...noFilters, vehicleType: 'Motorbike', productionYearFrom: 2015 }, false],
            [noFilters, true],
          ],
        },
      );
    });

    it('opens an offer by its hash id and by its number', async () => {
      subject.haveSession('buyer');
      const { id, hashId } = offerThat(dealerOf(subject, 'buyer'), 'browse', ({ ownBid }) => ownBid !== null);
      const direct = dealerOf(subject, 'buyer').open(hashId);
      if (!direct) throw new Error('The market has lost an offer.');
      const { offer, detail } = subject.told(direct);
      const opened = success({ offer: inSeconds(offer), detail });
      for (const name of [hashId, id]) {
        const answer = await subject.offers.open(name, signal);
        if (!answer.ok) throw new Error(answer.failure.reason);
        expect(success({ ...answer.value, offer: inSeconds(answer.value.offer) })).toEqual(opened);
      }
    });

    it('reports an unknown offer as not found', async () => {
      subject.haveSession('buyer');
      expect(await subject.offers.open('NOT-THERE' as HashId, signal)).toMatchObject(failed({ reason: 'notFound' }));
      expect(await subject.offers.open(99_999_999 as OfferId, signal)).toMatchObject(failed({ reason: 'notFound' }));
    });

    it('returns the landing screen of the market line by line', async () => {
      subject.haveSession('buyer');
      const answer = await subject.offers.homeScreen(signal);
      if (!answer.ok) throw new Error(answer.failure.reason);
      const direct = dealerOf(subject, 'buyer').home();
      for (const line of vehicleTypes) {
        expect(answer.value[line].map(inSeconds)).toEqual(subject.told(direct[line]).map(inSeconds));
        expect(direct[line].length).toBeGreaterThan(0);
        expect(direct[line].every(({ vehicleType, closed }) => vehicleType === line && closed === false)).toBe(true);
      }
    });

    it('reports an aborted request', async () => {
      subject.haveSession('buyer');
      const aborted = failed({ reason: 'aborted' });
      expect(await subject.offers.list('browse', allOf(1), AbortSignal.abort())).toEqual(aborted);
      expect(await subject.offers.open('ANY' as HashId, AbortSignal.abort())).toEqual(aborted);
      expect(await subject.offers.homeScreen(AbortSignal.abort())).toEqual(aborted);
    });

    it('reports a missing session', async () => {
      const unauthorized = failed({ reason: 'unauthorized' });
      expect(await subject.offers.list('browse', allOf(1), signal)).toEqual(unauthorized);
    });

    it('reports offline if it cannot be reached', async () => {
      subject.haveSession('buyer');
      subject.unplug();
      expect(await subject.offers.list('browse', allOf(1), signal)).toEqual(failed({ reason: 'offline' }));
    });
  });
});

describeMarket('Bids', 'buyer', subject => {
  const anOffer = () => offerThat(dealerOf(subject, 'buyer'), 'browse', ({ ownBid, closed }) => !ownBid && !closed);
  const known = (id: OfferId) => dealerOf(subject, 'buyer').open(id)?.offer;

  it('answers a bid with the changed offer', async () => {
    const { id, hashId, highestBid, bidsCount } = anOffer();
    const amount = minimumBid(highestBid);
    expect(await subject.bids.place(id, amount)).toMatchObject(
      success(subject.told({ id, hashId, highestBid: amount, ownBid: amount, bidsCount: bidsCount! + 1 })),
    );
    expect(known(id)).toMatchObject({ highestBid: amount, ownBid: amount, bidsCount: bidsCount! + 1 });
  });

  it('keeps the cents of an amount', async () => {
    const { id, highestBid } = anOffer();
    const amount = (minimumBid(highestBid) + 7) as Money;
    expect(await subject.bids.place(id, amount)).toMatchObject(
      success(subject.told({ highestBid: amount, ownBid: amount })),
    );
    expect(known(id)?.ownBid).toBe(amount);
  });

  it('refuses a bid below the minimum with a message and changes nothing', async () => {
    const { id, highestBid, bidsCount } = anOffer();
    const answer = await subject.bids.place(id, (minimumBid(highestBid) - 1) as Money);
    expect(answer).toMatchObject(failed({ reason: 'refused', status: 422 }));
    expect(!answer.ok && answer.failure.reason === 'refused' && answer.failure.message).toContain('minimum');
    expect(known(id)).toMatchObject({ highestBid, bidsCount, ownBid: null });
  });

  it('refuses a bid on a sold or unknown offer', async () => {
    const { id, hashId } = anOffer();
    subject.marketplace.rivalBuys(hashId);
    expect(await subject.bids.place(id, euros(99_000))).toMatchObject(failed({ reason: 'refused', status: 422 }));
    expect(await subject.bids.place(99_999_999 as OfferId, euros(99_000))).toMatchObject(
      failed({ reason: 'notFound' }),
    );
  });

  it('refuses a dealer with test access', async () => {
    const { id, highestBid } = anOffer();
    subject.haveSession('testAccess');
    expect(await subject.bids.place(id, minimumBid(highestBid))).toMatchObject(
      failed({ reason: 'refused', status: 403 }),
    );
  });

  it('places a bid once, even if its answer is lost', async () => {
    const { id, highestBid, bidsCount } = anOffer();
    subject.loseNextAnswer();
    const answer = await subject.bids.place(id, minimumBid(highestBid));
    expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(true);
    expect(known(id)).toMatchObject({ ownBid: minimumBid(highestBid), bidsCount: bidsCount! + 1 });
  });

  it('reports offline if it cannot be reached', async () => {
    const { id, highestBid } = anOffer();
    subject.unplug();
    expect(await subject.bids.place(id, minimumBid(highestBid))).toEqual(failed({ reason: 'offline' }));
    expect(known(id)).toMatchObject({ highestBid, ownBid: null });
  });
});

describeMarket('Purchases', 'buyer', subject => {
  const anOffer = (holds: (offer: Offer) => boolean) => offerThat(dealerOf(subject, 'buyer'), 'browse', holds);
  const forSale = () => anOffer(({ buyNowPrice, closed }) => buyNowPrice > 0 && !closed);
  const isMine = (id: OfferId) => {
    const { closed, deal } = dealerOf(subject, 'buyer').open(id)?.offer ?? {};
    return closed === true && deal !== null;
  };

  it('buys the offer', async () => {
    const { id } = forSale();
    expect(isMine(id)).toBe(false);
    expect(await subject.purchases.accept(id)).toEqual(success(undefined));
    await subject.dealOpens();
    expect(isMine(id)).toBe(true);
  });

  it('refuses an offer without a fixed price and an offer that another dealer bought', async () => {
    const unpriced = anOffer(({ buyNowPrice, closed }) => buyNowPrice === 0 && !closed);
    const { id, hashId } = forSale();
    subject.marketplace.rivalBuys(hashId);
    for (const refused of [unpriced.id, id]) {
      expect(await subject.purchases.accept(refused)).toMatchObject(failed({ reason: 'refused', status: 422 }));
      expect(isMine(refused)).toBe(false);
    }
  });

  it('refuses a dealer with test access', async () => {
    const { id } = forSale();
    subject.haveSession('testAccess');
    expect(await subject.purchases.accept(id)).toMatchObject(failed({ reason: 'refused', status: 403 }));
  });

  it('buys even if the answer is lost, and reports an open outcome', async () => {
    const { id } = forSale();
    subject.loseNextAnswer();
    const answer = await subject.purchases.accept(id);
    expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(true);
    await subject.dealOpens();
    expect(isMine(id)).toBe(true);
  });

  it('reports offline if it cannot be reached', async () => {
    const { id } = forSale();
    subject.unplug();
    expect(await subject.purchases.accept(id)).toEqual(failed({ reason: 'offline' }));
    expect(isMine(id)).toBe(false);
  });
});

describe('deals', () => {
  /** A running deal of the buyer. */
  const aDealThat = (subject: MarketSubject, fits: (details: Deal) => boolean): Offer =>
    offerThat(dealerOf(subject, 'buyer'), 'inRealization', ({ deal }) => deal !== null && fits(deal));

  /** The details that the market holds. */
  function detailsOf(subject: MarketSubject, id: OfferId): Deal {
    const details = dealerOf(subject, 'buyer').open(id)?.offer.deal;
    if (!details) throw new Error(`${id} is no deal of the buyer.`);
    return details;
  }

  describeMarket('Deals', 'buyer', subject => {
    describe('for a pickup,', () => {
      const toFetch = () => aDealThat(subject, ({ vehiclePickedUp }) => !vehiclePickedUp);
      const isFetched = (id: OfferId) => {
        const { vehiclePickedUp, invoiceCreated } = detailsOf(subject, id);
        return vehiclePickedUp && invoiceCreated;
      };

      it('confirms the pickup and creates the invoice', async () => {
        const { id, hashId } = toFetch();
        const written = dealerOf(subject, 'buyer').invoices(1);
        expect(written.rows.map(({ offer }) => offer)).not.toContain(hashId);
        expect(await subject.deals.confirmPickup(id)).toEqual(success(undefined));
        expect(isFetched(id)).toBe(true);
        const { rows, totalCount } = dealerOf(subject, 'buyer').invoices(1);
        expect(rows.map(({ offer }) => offer)).toContain(hashId);
        expect(totalCount).toBe(written.totalCount + 1);
      });

      it('refuses a second confirmation with a message, and an offer that is no deal of this dealer', async () => {
        const { id } = toFetch();
        await subject.deals.confirmPickup(id);
        const words = 'The vehicle has already been picked up.';
        expect(await subject.deals.confirmPickup(id)).toEqual(
          failed({ reason: 'refused', status: 422, message: words }),
        );
        const { id: open } = offerThat(dealerOf(subject, 'buyer'), 'browse', ({ closed }) => !closed);
        expect(await subject.deals.confirmPickup(open)).toMatchObject(failed({ reason: 'notFound' }));
      });

      it('takes effect even if the answer is lost, and reports an open outcome', async () => {
        const { id } = toFetch();
        subject.loseNextAnswer();
        const answer = await subject.deals.confirmPickup(id);
        expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(true);
        expect(isFetched(id)).toBe(true);
      });

      it('reports offline if it cannot be reached', async () => {
        const { id } = toFetch();
        subject.unplug();
        expect(await subject.deals.confirmPickup(id)).toEqual(failed({ reason: 'offline' }));
        expect(isFetched(id)).toBe(false);
      });
    });

    describe('for a transport,', () => {
      const orderable = () =>
        aDealThat(
          subject,
          ({ easyTransportEnabled, speditionArranged, vehiclePickedUp }) =>
            easyTransportEnabled && !speditionArranged && !vehiclePickedUp,
        );

      const noteOf = (offer: HashId) => subject.marketplace.transportNote(offer, accountOf(subject, 'buyer').email);

      it.each(['', 'Hof hinten, Tor 3 – "bitte klingeln" & warten\nab 8 Uhr'])(
        'orders a transport with the note %j',
        async note => {
          const { id, hashId } = orderable();
          expect(noteOf(hashId)).toBeNull();
          expect(await subject.deals.orderTransport(id, note)).toEqual(success(undefined));
          expect(detailsOf(subject, id)).toMatchObject({ speditionArranged: true, vehiclePickedUp: false });
          expect(noteOf(hashId)).toBe(note);
        },
      );

      it('refuses a second order and a deal without transport with a message', async () => {
        const { id, hashId } = orderable();
        await subject.deals.orderTransport(id, 'Gate 3');
        const twice = { reason: 'refused', status: 422, message: 'The transport has already been ordered.' } as const;
        expect(await subject.deals.orderTransport(id, 'Gate 4')).toEqual(failed(twice));
        expect(noteOf(hashId)).toBe('Gate 3');
        const other = aDealThat(subject, details => !details.easyTransportEnabled && !details.vehiclePickedUp);
        const never = { reason: 'refused', status: 422, message: 'No transport is offered for this vehicle.' } as const;
        expect(await subject.deals.orderTransport(other.id, '')).toEqual(failed(never));
      });

      it('takes effect even if the answer is lost, and reports an open outcome', async () => {
        const { id } = orderable();
        subject.loseNextAnswer();
        const answer = await subject.deals.orderTransport(id, 'x');
        expect(!answer.ok && leavesOutcomeOpen(answer.failure)).toBe(true);
        expect(detailsOf(subject, id).speditionArranged).toBe(true);
      });

      it('reports offline if it cannot be reached', async () => {
        const { id } = orderable();
        subject.unplug();
        expect(await subject.deals.orderTransport(id, 'x')).toEqual(failed({ reason: 'offline' }));
        expect(detailsOf(subject, id).speditionArranged).toBe(false);
      });
    });
  });
});

describeMarket('Likes', 'buyer', subject => {
  const isLiked = (id: OfferId) => dealerOf(subject, 'buyer').open(id)?.offer.isLiked;
  const liked = () => dealerOf(subject, 'buyer').list('liked', allOf(1)).totalCount;

  it('likes and unlikes an offer, even repeatedly', async () => {
    const { id } = offerThat(dealerOf(subject, 'buyer'), 'browse', ({ isLiked: already }) => !already);
    const before = liked();
    for (const [change, after] of [
      [() => subject.likes.like(id), true],
      [() => subject.likes.like(id), true],
      [() => subject.likes.unlike(id), false],
      [() => subject.likes.unlike(id), false],
    ] as const) {
      expect(await change()).toEqual(success(undefined));
      expect([isLiked(id), liked()]).toEqual([after, before + Number(after)]);
    }
  });

  it('reports an unknown offer as not found', async () => {
    const notFound = failed({ reason: 'notFound' });
    expect(await subject.likes.like(99_999_999 as OfferId)).toMatchObject(notFound);
    expect(await subject.likes.unlike(99_999_999 as OfferId)).toMatchObject(notFound);
  });

  it('reports offline if it cannot be reached', async () => {
    const { id } = offerThat(dealerOf(subject, 'buyer'), 'browse', ({ isLiked: already }) => !already);
    subject.unplug();
    expect(await subject.likes.like(id)).toEqual(failed({ reason: 'offline' }));
    expect(isLiked(id)).toBe(false);
  });
});

describeMarket('Translations', 'buyer', subject => {
  it('translates any text', async () => {
    const text = 'Zustand "sehr gut" – 100 % <b>gepflegt</b>\nkein Unfall';
    const translation = dealerOf(subject, 'buyer').translate(text);
    expect(await subject.translations.translate(text)).toEqual(success(translation));
  });

  it('reports offline if it cannot be reached', async () => {
    subject.unplug();
    expect(await subject.translations.translate('Text')).toEqual(failed({ reason: 'offline' }));
  });
});

describeMarket('LiveFeed', 'buyer', subject => {
  let listener: RecordingListener;

  beforeEach(async () => {
    listener = new RecordingListener();
  });

  const anOffer = () => offerThat(dealerOf(subject, 'buyer'), 'browse', ({ closed }) => !closed);

  it('reports how it connects, and then all counters', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    await listener.until(() => listener.events.length > 0);
    expect(listener.states).toEqual(['connecting', 'connected']);
    expect(listener.events).toEqual([{ kind: 'counted', counters: dealerOf(subject, 'buyer').counters() }]);
  });

  it('reports a new offer in a row without fields of any one dealer', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    const hashId = subject.marketplace.publish();
    await listener.until(() => listener.ofKind('offerListed').length > 0);
    const offer = listener.ofKind('offerListed')[0]?.offer;
    expect(offer).toMatchObject({ hashId });
    expect(offer).not.toHaveProperty('isLiked');
    expect(offer).not.toHaveProperty('ownBid');
    expect(offer).not.toHaveProperty('contractStatus');
  });

  it('reports the bid and the purchase of a rival', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    const { hashId, highestBid } = anOffer();
    subject.marketplace.rivalBids(hashId, minimumBid(highestBid));
    subject.marketplace.rivalBuys(hashId);
    await listener.until(() => listener.ofKind('offerChanged').length >= 2);
    expect(listener.ofKind('offerChanged').map(({ offer }) => offer)).toMatchObject(
      subject.told([
        { hashId, highestBid: minimumBid(highestBid), finalPrice: null, closed: false },
        { hashId, highestBid: minimumBid(highestBid), finalPrice: expect.any(Number) as number, closed: true },
      ]),
    );
  });

  it('reports messages of either side with their conversation as in the list', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    const { hashId } = anOffer();
    const { email } = accountOf(subject, 'buyer');
    await subject.conversations.send(hashId, 'Is it still there?');
    subject.marketplace.supportAnswers(email, hashId, 'It is.');
    await listener.until(() => listener.ofKind('messaged').length >= 2);
    const { id } = dealerOf(subject, 'buyer').conversations(1).rows[0]!;
    expect(listener.ofKind('messaged')).toMatchObject(
      subject.told([
        {
          message: { conversationId: id, author: 'dealer', body: 'Is it still there?' },
          conversation: { id, offerHashId: hashId, isSeen: true, unread: 0 },
        },
        {
          message: { conversationId: id, author: 'support', body: 'It is.' },
          conversation: { id, offerHashId: hashId, isSeen: false, unread: 1 },
        },
      ]),
    );
    const counted = () => listener.ofKind('counted').at(-1)?.counters.messages;
    await listener.until(() => counted() === dealerOf(subject, 'buyer').counters().messages);
  });

  it('reports the start and the end of typing, but not the typing for another dealer', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    const { id, offerHashId } = dealerOf(subject, 'buyer').conversations(1).rows[0]!;
    const { email } = accountOf(subject, 'buyer');
    const stranger = accountOf(subject, 'seller').email;
    subject.marketplace.supportTypes(stranger, offerHashId, true);
    subject.marketplace.supportTypes(email, offerHashId, true);
    subject.marketplace.supportTypes(email, offerHashId, false);
    await listener.until(() => listener.ofKind('typing').length >= 2);
    const typing = { kind: 'typing', author: 'support', conversationId: id };
    expect(listener.ofKind('typing')).toEqual([
      { ...typing, isTyping: true },
      { ...typing, isTyping: false },
    ]);
  });

  it('reports an interruption, and each later event once', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    await subject.interruptLine();
    await listener.connected(2);
    expect(listener.states).toEqual(['connecting', 'connected', 'lost', 'connected']);
    const hashId = subject.marketplace.publish();
    const later = subject.marketplace.publish();
    await listener.until(() => listener.ofKind('offerListed').some(({ offer }) => offer.hashId === later));
    expect(listener.ofKind('offerListed').map(({ offer }) => offer.hashId)).toEqual([hashId, later]);
  });

  it('reports nothing after it is closed', async () => {
    subject.liveFeed.open(listener);
    await listener.connected();
    await listener.until(() => listener.events.length > 0);
    subject.liveFeed.close();
    const witness = new RecordingListener();
    subject.liveFeed.open(witness);
    await witness.connected();
    subject.marketplace.publish();
    await witness.until(() => witness.ofKind('offerListed').length > 0);
    expect(listener.states).toEqual(['connecting', 'connected', 'closed']);
    expect(listener.ofKind('offerListed')).toEqual([]);
  });

  it('reports events only to the last listener', async () => {
    const first = new RecordingListener();
    subject.liveFeed.open(first);
    await first.connected();
    subject.liveFeed.open(listener);
    await listener.connected();
    const last = subject.marketplace.publish();
    await listener.until(() => listener.ofKind('offerListed').length > 0);
    expect(listener.ofKind('offerListed').map(({ offer }) => offer.hashId)).toEqual([last]);
    expect(first.ofKind('offerListed')).toEqual([]);
  });
});
