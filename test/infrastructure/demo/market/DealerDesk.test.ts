import * as fc from 'fast-check';
import type { LiveEvent } from '../../../../src/application/ports/LiveFeed';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { ownBidStanding } from '../../../../src/domain/offers/OwnBidStanding';
import { missingClientFields } from '../../../../src/domain/selling/clients/ClientValues';
import { HOUR, MINUTE, SECOND } from '../../../../src/domain/shared/Instant';
import { languages } from '../../../../src/domain/shared/Language';
import { firstDialogues, supportAnswers } from '../../../../src/infrastructure/demo/market/catalogue/dialogues';
import type { InMemoryMarketplace } from '../../../../src/infrastructure/demo/market/InMemoryMarketplace';
import { DemoPapers } from '../../../../src/infrastructure/demo/market/pdf/DemoPapers';
import { isIban } from '../../../../src/infrastructure/demo/market/people/People';
import { demoBook } from '../../../../src/infrastructure/demo/market/selling/demoBook';
import { lazyBook } from '../../../../src/infrastructure/indexedDb/lazyBook';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import { KeptRecords } from '../../../support/KeptRecords';
import { shippedFonts } from '../../../support/shippedFonts';
import { someClientValues } from '../../../support/someClientValues';
import { InMemoryDealerBook } from '../../../twins/InMemoryDealerBook';
import {
  aMarketplace,
  anOfferThat,
  buyerEmail,
  dealerOf,
  fieldsOf,
  fortyBidsEmail,
  sellerEmail,
  wholeList,
} from './aMarketplace';

describe('DealerDesk', () => {
  function eventsOf(marketplace: InMemoryMarketplace, email = buyerEmail): LiveEvent[] {
    const events: LiveEvent[] = [];
    marketplace.onEvent(email, event => events.push(event));
    return events;
  }

  describe('a bid in the in-memory market', () => {
    test('withdraws the waiting contract of another dealer and notifies only that dealer', () => {
      const { marketplace, buyer } = aMarketplace();
      const waiting = anOfferThat(buyer, offer => offer.contractStatus === 'waiting', 'ownBids');
      const buyerEvents = eventsOf(marketplace);
      const sellerEvents = eventsOf(marketplace, sellerEmail);
      dealerOf(marketplace, sellerEmail).placeBid(waiting.id, minimumBid(waiting.highestBid));
      const own = buyerEvents.find(event => event.kind === 'offerChanged' && 'contractStatus' in event.offer);
      expect(own).toMatchObject({ offer: { id: waiting.id, contractStatus: null } });
      expect(sellerEvents.filter(event => event.kind === 'offerChanged' && 'contractStatus' in event.offer)).toEqual(
        [],
      );
      expect(buyer.open(waiting.id)?.offer.contractStatus).toBeNull();
    });
  });

  test('a waiting contract in the in-memory market is rejected when another dealer buys', () => {
    const { marketplace, buyer } = aMarketplace();
    const waiting = anOfferThat(buyer, offer => offer.contractStatus === 'waiting', 'ownBids');
    const events = eventsOf(marketplace);
    marketplace.rivalBuys(waiting.hashId);
    expect(events[0]).toMatchObject({ offer: { id: waiting.id, contractStatus: 'rejected', closed: true } });
    expect(buyer.open(waiting.id)?.offer).toMatchObject({ contractStatus: 'rejected', closed: true, deal: null });
  });

  describe('likes in the in-memory market', () => {
    test('are at the top of the liked list, once each, and change the count', () => {
      const { marketplace, buyer } = aMarketplace();
      const offer = anOfferThat(buyer, ({ isLiked }) => !isLiked);
      const before = buyer.counters().likedOffers;
      const events = eventsOf(marketplace);
      buyer.like(offer.id);
      buyer.like(offer.id);
      expect(wholeList(buyer, 'liked').filter(({ id }) => id === offer.id)).toHaveLength(1);
      expect(wholeList(buyer, 'liked')[0]).toMatchObject({ id: offer.id, isLiked: true });
      buyer.unlike(offer.id);
      expect(buyer.open(offer.id)?.offer.isLiked).toBe(false);
      const counted = events.flatMap(event => (event.kind === 'counted' ? [event.counters.likedOffers] : []));
      expect(counted).toEqual([before + 1, before]);
    });
  });

  describe('an offer of the in-memory market', () => {
    const { buyer } = aMarketplace({ offers: 300 });

    test('is found by its number and by its name in either case, and by nothing else', () => {
      const { id, hashId } = anOfferThat(buyer, () => true);
      for (const known of [id, hashId, hashId.toLowerCase(), String(id)]) {
        expect(buyer.open(known as typeof hashId)?.offer.hashId).toBe(hashId);
      }
      const otherType = hashId.startsWith('MB') ? `CA${hashId.slice(2)}` : `MB${hashId.slice(2)}`;
      for (const unknown of [otherType, '', 'MB-', '0', '-5', '99999999', 'MB-IIIII']) {
        expect(buyer.open(unknown as typeof hashId)).toBeNull();
      }
    });

    test('has the same values on its page as in its row', () => {
      for (const offer of wholeList(buyer, 'browse')) {
        const opened = buyer.open(offer.hashId);
        const vehicle = opened?.detail.vehicle;
        expect(opened?.offer).toEqual(offer);
        expect(opened?.detail).toMatchObject({ hashId: offer.hashId, countryCode: offer.region });
        expect(opened?.detail.photos[0]?.thumbnail ?? null).toBe(offer.photo);
        expect(vehicle).toMatchObject({ vehicleType: offer.vehicleType });
        expect(vehicle?.totalMileage ?? null).toBe(offer.totalMileage);
        expect(offer.label1.startsWith(vehicle?.brand ?? '?')).toBe(true);
      }
    });

    test('sometimes lacks a value, like a real offer', () => {
      const details = wholeList(buyer, 'browse').map(({ hashId }) => buyer.open(hashId)?.detail);
      const has = (known: unknown[]) => new Set(known.map(value => value !== null && value !== undefined));
      const both = new Set([true, false]);
      expect(has(details.map(detail => detail?.comments))).toEqual(both);
      expect(has(details.map(detail => detail?.latitude))).toEqual(both);
      expect(has(details.map(detail => detail?.photos[0]))).toEqual(both);
      expect(has(details.map(detail => detail?.vehicle?.vin))).toEqual(both);
      expect(has(wholeList(buyer, 'browse').map(offer => offer.score))).toEqual(both);
    });
  });

  const aDealUnderWay = (market: ReturnType<typeof aMarketplace>) =>
    anOfferThat(market.buyer, ({ deal }) => deal?.vehiclePickedUp === false, 'inRealization');

  test('a pickup lowers the count of deals and raises the count of invoices', () => {
    const market = aMarketplace({ offers: 300 });
    const before = market.buyer.counters();
    const told: unknown[] = [];
    market.marketplace.onEvent(buyerEmail, event => event.kind === 'counted' && told.push(event.counters));
    market.buyer.confirmPickup(aDealUnderWay(market).id);
    const after = { ...before, inRealization: before.inRealization - 1, invoices: before.invoices + 1 };
    expect(market.buyer.counters()).toEqual(after);
    expect(told).toEqual([after]);
  });

  test('only a deal that was picked up is archived, and only once', () => {
    const market = aMarketplace({ offers: 300 });
    const { id, hashId } = aDealUnderWay(market);
    const archive = () => market.marketplace.archiveDeal(hashId, buyerEmail);
    expect(archive()).toBe(false);
    market.buyer.confirmPickup(id);
    expect(market.marketplace.archiveDeal(hashId, sellerEmail)).toBe(false);
    expect([archive(), archive()]).toEqual([true, false]);
    expect(wholeList(market.buyer, 'archived')[0]?.hashId).toBe(hashId);
    expect(wholeList(market.buyer, 'inRealization').map(deal => deal.hashId)).not.toContain(hashId);
  });

  test('a purchase by the own bid keeps it, also after a reload', () => {
    const market = aMarketplace({ offers: 300 });
    const { id, hashId, ownBid } = anOfferThat(market.buyer, offer => bidStanding(offer) === 'leading', 'ownBids');
    market.marketplace.sellerAccepts(hashId);
    const again = aMarketplace({ offers: 300 });
    again.marketplace.restore(structuredClone(market.marketplace.snapshot()));
    for (const { buyer } of [market, again])
      expect(buyer.open(id)?.offer).toMatchObject({ ownBid, highestBid: ownBid, finalPrice: ownBid });
  });

  test('the progress of a deal survives a reload', () => {
    const market = aMarketplace({ offers: 300 });
    const { id, hashId } = anOfferThat(
      market.buyer,
      ({ deal: details }) => details?.easyTransportEnabled === true && !details.speditionArranged,
      'inRealization',
    );
    market.buyer.orderTransport(id, 'Gate 3');
    market.buyer.confirmPickup(id);
    const again = aMarketplace({ offers: 300 });
    again.marketplace.restore(structuredClone(market.marketplace.snapshot()));
    const kept = { speditionArranged: true, vehiclePickedUp: true, invoiceCreated: true };
    expect(again.buyer.open(id)?.offer.deal).toMatchObject(kept);
    expect(again.marketplace.transportNote(hashId, buyerEmail)).toBe('Gate 3');
  });
});

describe('firstDayBooks', () => {
  describe('the first day of the in-memory market', () => {
    const { buyer } = aMarketplace({ offers: 600 });

    test('has own bids of the buyer in every standing', () => {
      const standings = wholeList(buyer, 'ownBids').map(offer => offer.contractStatus ?? bidStanding(offer));
      expect(new Set(standings)).toEqual(new Set(['leading', 'outbid', 'waiting', 'rejected']));
    });

    test('has running deals, finished deals and likes of the buyer, and matching counters', () => {
      const running = wholeList(buyer, 'inRealization');
      expect(running.every(offer => offer.closed && offer.deal !== null && offer.archivedAt === null)).toBe(true);
      expect(new Set(running.map(offer => offer.deal?.vehiclePickedUp))).toEqual(new Set([true, false]));
      expect(wholeList(buyer, 'archived').every(offer => offer.archivedAt !== null)).toBe(true);
      expect(wholeList(buyer, 'archived').length).toBeGreaterThan(20);
      expect(wholeList(buyer, 'sold').every(offer => offer.closed && (offer.finalPrice ?? 0) > 0)).toBe(true);
      expect(buyer.counters()).toMatchObject({
        likedOffers: wholeList(buyer, 'liked').length,
        inRealization: running.filter(offer => offer.deal?.vehiclePickedUp === false).length,
        bids: wholeList(buyer, 'ownBids').filter(offer => bidStanding(offer) === 'outbid').length,
      });
    });

    test('has the winning bid of each deal without a fixed price, and no end price above it', () => {
      const deals = [...wholeList(buyer, 'inRealization'), ...wholeList(buyer, 'archived')];
      const byBid = deals.filter(({ buyNowPrice }) => buyNowPrice === 0);
      expect(byBid.length).toBeGreaterThan(5);
      for (const { ownBid, highestBid, finalPrice, deal } of byBid)
        expect([ownBid, highestBid, finalPrice]).toEqual(Array.from({ length: 3 }, () => deal!.clientPrice));
      expect(deals.filter(({ buyNowPrice }) => buyNowPrice > 0).every(({ ownBid }) => ownBid === null)).toBe(true);
    });

    test('has no fixed price below the highest bid', () => {
      for (const { buyNowPrice, highestBid } of wholeList(buyer, 'browse')) {
        if (buyNowPrice > 0) expect(buyNowPrice).toBeGreaterThan(highestBid);
      }
    });
  });

  describe('the account with forty bids', () => {
    const { marketplace, buyer } = aMarketplace({ offers: 600 });
    const dealer = dealerOf(marketplace, fortyBidsEmail);

    test('has 40 own bids, of which 7 are on vehicles that others have bought', () => {
      const standings = wholeList(dealer, 'ownBids').map(offer => ownBidStanding(offer));
      const countOf = (standing: string) => standings.filter(one => one === standing).length;
      expect(['outbid', 'leading', 'waiting', 'rejected', 'lost'].map(countOf)).toEqual([13, 9, 6, 5, 7]);
      expect(standings).toHaveLength(40);
    });

    test('has a deal in every stage, with and without transport', () => {
      const deals = wholeList(dealer, 'inRealization').map(({ deal }) => [
        deal?.easyTransportEnabled,
        deal?.speditionArranged,
        deal?.vehiclePickedUp,
      ]);
      expect(new Set(deals.map(String))).toEqual(
        new Set([
          'true,false,false',
          'false,false,false',
          'true,true,false',
          'true,false,true',
          'false,false,true',
          'true,true,true',
        ]),
      );
    });

    test('leaves every own bid and deal of the others as it is', () => {
      for (const other of [buyer, dealerOf(marketplace, sellerEmail)]) {
        const theirs = new Set(
          [...wholeList(other, 'ownBids'), ...wholeList(other, 'inRealization')].map(({ id }) => id),
        );
        const mine = [...wholeList(dealer, 'ownBids'), ...wholeList(dealer, 'inRealization')];
        expect(mine.filter(({ id }) => theirs.has(id))).toEqual([]);
      }
    });

    test('has no bids in a small market, whose offers the others need', () => {
      const { marketplace: small } = aMarketplace({ offers: 300 });
      expect(wholeList(dealerOf(small, fortyBidsEmail), 'ownBids')).toEqual([]);
    });
  });

  test('the same seed makes the same market, and its own bids are never above the highest bid', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 410, max: 900 }), (seed, offers) => {
        const [one, other] = [aMarketplace({ seed, offers }), aMarketplace({ seed, offers })];
        expect(fieldsOf(one.marketplace.snapshot()).states).toEqual(fieldsOf(other.marketplace.snapshot()).states);
        for (const { ownBid, highestBid, finalPrice } of wholeList(
          dealerOf(one.marketplace, fortyBidsEmail),
          'ownBids',
        )) {
          expect(ownBid).toBeGreaterThan(0);
          expect(ownBid).toBeLessThanOrEqual(highestBid);
          expect(highestBid).toBeLessThanOrEqual(finalPrice ?? Infinity);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('People', () => {
  const next = 'Evening!Walk9';

  function changedMarket() {
    const market = aMarketplace();
    market.buyer.changeProfile({ dealer: { place: 'Kiel', language: 'pl' }, permissions: { newOffers: false } });
    market.buyer.changePassword('Morning!Ride1', next);
    market.marketplace.people.forgotPassword(sellerEmail);
    return market;
  }

  test('a changed profile and password and a mailed token survive a reload', () => {
    const { marketplace, buyer } = changedMarket();
    const again = aMarketplace();
    expect(again.marketplace.restore(structuredClone(marketplace.snapshot()))).toBe(true);
    expect(again.buyer.profile()).toEqual(buyer.profile());
    expect(again.buyer.profile().dealer).toMatchObject({ place: 'Kiel', language: 'pl', email: buyerEmail });
    expect(again.marketplace.authenticate(buyerEmail, next)).toBe(true);
    expect(again.marketplace.people.mailedToken(sellerEmail)).toBe(marketplace.people.mailedToken(sellerEmail));
  });

  test('the sign-in screen receives the current passwords', () => {
    const { marketplace } = changedMarket();
    expect(marketplace.accounts.map(({ password }) => password)).toEqual([
      next,
      'Evening!Ride2',
      'Looking!Only3',
      'Forty!Bids4',
    ]);
  });

  test('each change of a profile or password is kept', () => {
    const { marketplace, buyer } = aMarketplace();
    const kept = jest.fn();
    marketplace.onChange(kept);
    buyer.changeProfile({ dealer: { place: 'Kiel' } });
    buyer.changePassword('Morning!Ride1', next);
    buyer.changePassword('wrong', next);
    marketplace.people.forgotPassword(sellerEmail);
    expect(kept).toHaveBeenCalledTimes(3);
  });

  test('every dealer can sign in, whatever was kept about the people', () => {
    const { marketplace, buyer } = aMarketplace();
    const snapshot = fieldsOf(marketplace.snapshot());
    const person = fc.record({ profile: fc.anything(), password: fc.anything() });
    const people = fc.array(fc.tuple(fc.constantFrom(buyerEmail, 'x'), person));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), people), kept => {
        marketplace.restore({ ...snapshot, people: kept });
        expect(buyer.profile().dealer.id).toBe(11);
        expect(marketplace.authenticate(sellerEmail, 'Evening!Ride2')).toBe(true);
      }),
    );
  });

  test('a password cannot be renewed with an empty token', () => {
    expect(aMarketplace().marketplace.people.renewPassword('', next).ok).toBe(false);
  });

  test.each([
    ['DE89 3704 0044 0532 0130 00', true],
    ['de89370400440532013000', true],
    ['GB82 WEST 1234 5698 7654 32', true],
    ['DE88 3704 0044 0532 0130 00', false],
    ['DE89', false],
    ['89DE370400440532013000', false],
    ['', false],
  ])('isIban accepts %s: %s', (text, expected) => expect(isIban(text)).toBe(expected));
});

describe('SupportDesk', () => {
  function chattedWith(tempo: number) {
    const market = aMarketplace({ tempo, offers: 20 });
    const offer = market.buyer.conversations(1).rows[1]!.offerHashId;
    const chat: LiveEvent['kind'][] = [];
    market.marketplace.onEvent(buyerEmail, event => {
      if (event.kind === 'messaged' || event.kind === 'typing') chat.push(event.kind);
    });
    market.marketplace.start();
    const messages = () => {
      const conversation = market.buyer.conversation(offer);
      return conversation.ok ? conversation.value.messages : [];
    };
    return { ...market, offer, chat, messages };
  }

  test('in each earlier conversation, the dealer asks first and the support side has the last word', () => {
    const { buyer } = aMarketplace({ offers: 20 });
    const authors = buyer.conversations(1).rows.map(({ offerHashId }) => {
      const conversation = buyer.conversation(offerHashId);
      return conversation.ok ? conversation.value.messages.map(({ author }) => author) : [];
    });
    expect(authors.map(said => said.length).sort()).toEqual([2, 2, 2, 4]);
    for (const said of authors) expect(said).toEqual(said.map((_, turn) => (turn % 2 === 0 ? 'dealer' : 'support')));
  });

  test('the support side types after a while, then answers with an unread message', () => {
    const { buyer, clock, offer, chat, messages } = chattedWith(1);
    const unread = buyer.counters().messages;
    buyer.sendMessage(offer, 'Is it still there?');
    expect(chat).toEqual(['messaged']);
    clock.advance(4 * SECOND);
    expect(chat).toEqual(['messaged', 'typing']);
    clock.advance(4 * SECOND);
    expect(chat).toEqual(['messaged', 'typing', 'typing', 'messaged']);
    expect(messages().at(-1)).toMatchObject({ author: 'support' });
    expect(buyer.counters().messages).toBe(unread + 1);
  });

  test('the support side answers two messages in a row once', () => {
    const { buyer, clock, offer, messages } = chattedWith(1);
    const before = messages().length;
    buyer.sendMessage(offer, 'Is it still there?');
    clock.advance(SECOND);
    buyer.sendMessage(offer, 'And how much is it?');
    clock.advance(HOUR);
    expect(messages()).toHaveLength(before + 3);
  });

  test('a message that was unanswered when the market stopped is answered when it continues', () => {
    const kept = chattedWith(1);
    kept.buyer.sendMessage(kept.offer, 'Is it still there?');
    kept.marketplace.stop();
    const again = aMarketplace({ tempo: 1, offers: 20, clock: kept.clock });
    expect(again.marketplace.restore(structuredClone(kept.marketplace.snapshot()))).toBe(true);
    expect(again.buyer.conversation(kept.offer)).toEqual(kept.buyer.conversation(kept.offer));
    again.marketplace.start();
    kept.clock.advance(10 * SECOND);
    expect(again.buyer.conversation(kept.offer)).toMatchObject({ value: { unread: 1 } });
  });

  test.each(languages)('the support side writes earlier messages and new answers in %s', language => {
    const { marketplace, buyer, clock, offer, messages } = chattedWith(1);
    const told = messages().map(({ body }) => firstDialogues.flat().find(({ words }) => words.en === body)?.words);
    buyer.sendMessage(offer, 'Is it still there?');
    marketplace.speak(buyerEmail, language);
    clock.advance(MINUTE);
    const answers = supportAnswers.map(words => words[language]);
    const bodies = messages().map(({ body }) => body);
    expect(bodies.slice(0, -1)).toEqual([...told.map(words => words?.[language]), 'Is it still there?']);
    expect(answers).toContain(bodies.at(-1));
  });
});

describe('the selling books of the demo', () => {
  function aShop() {
    const { marketplace } = aMarketplace({ offers: 20 });
    const opened = dealerOf(marketplace, sellerEmail).selling();
    if (!opened.ok) throw new Error('The seller has no desk');
    const clients = (page = 1) => {
      const found = opened.value.clients(page, 20);
      if (!found.ok) throw new Error('The clients are gone');
      return found.value.rows;
    };
    return { marketplace, desk: opened.value, clients };
  }

  it('start with clients that have all required fields', () => {
    const { clients } = aShop();
    const all = [1, 2, 3].flatMap(clients);
    expect(all).toHaveLength(47);
    expect(all.flatMap(missingClientFields)).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(47);
    expect(new Set(all.map(({ type }) => type)).size).toBe(2);
  });

  it('survive a reload, including the ids that were used', () => {
    const first = aShop();
    first.desk.createClient(someClientValues({ lastName: 'Kept' }));
    const id = first.clients()[0]!.id;
    first.desk.removeClient(id);
    first.desk.createClient(someClientValues({ lastName: 'Second' }));
    const second = aShop();
    expect(second.marketplace.restore(structuredClone(first.marketplace.snapshot()))).toBe(true);
    expect(second.clients()).toEqual(first.clients());
    expect(second.clients()[0]!.id).not.toBe(id);
    second.desk.createClient(someClientValues());
    expect(second.clients()[0]!.id).toBeGreaterThan(second.clients()[1]!.id);
  });

  it('start over with the market', () => {
    const { marketplace, desk, clients } = aShop();
    const before = clients();
    desk.removeClient(before[0]!.id);
    marketplace.startOver();
    expect(clients()).toEqual(before);
  });
});

describe('demoBook', () => {
  const SELLER = '12';

  const disk = new InMemoryDealerBook();

  function aPage() {
    const { marketplace } = aMarketplace({ offers: 20 });
    const papers = new DemoPapers({ fonts: shippedFonts });
    return demoBook(
      lazyBook(async () => disk),
      { marketplace, papers, photoBase: 'https://photos.example' },
    );
  }

  const numbersOn = async (page = aPage(), dealer = SELLER) =>
    (await new KeptRecords(page).issued(dealer)).map(({ number }) => number);

  test('gives a dealer who sells sample invoices, and nothing to another one', async () => {
    expect(await numbersOn()).toEqual(['2026/0003', '2026/0002', '2026/0001']);
    expect(await numbersOn(aPage(), '11')).toEqual([]);
  });

  test('adds the samples only once, and leaves what was issued since', async () => {
    await new KeptRecords(disk).issue(SELLER, anIssuedInvoice('R 1'));
    const changed = jest.fn();
    const cancel = disk.onChange(SELLER, 'invoices', changed);
    const page = aPage();
    expect(await numbersOn(page)).toEqual(['R 1', '2026/0003', '2026/0002', '2026/0001']);
    expect(changed).not.toHaveBeenCalled();
    cancel();
    await page.removeAll(SELLER);
    expect(await numbersOn(page)).toEqual([]);
  });
});
