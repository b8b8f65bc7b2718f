import { autorun, runInAction } from 'mobx';
import { Book } from '../../../../src/application/book/Book';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import type { Press } from '../../../../src/domain/bidding/Press';
import type { HashId, Offer } from '../../../../src/domain/offers/Offer';
import type { Failure } from '../../../../src/domain/shared/Failure';
import { DAY } from '../../../../src/domain/shared/Instant';
import type { Money } from '../../../../src/domain/shared/Money';
import { success } from '../../../../src/domain/shared/Result';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, Workplace, type WorkplaceOptions } from '../../../support/Workplace';
import { InMemoryDealerBook } from '../../../twins/InMemoryDealerBook';
import { InMemoryTabLocks } from '../../../twins/InMemoryTabLocks';
import { withoutDeals } from '../../offers/withoutDeals';
import { aDeal, withTransport } from '../deal/aDeal';
import { LateServer } from './LateServer';

watchActions();

const REREAD_FOR = 66;
const lost: Failure = { reason: 'timedOut' };
const refused: Failure = { reason: 'refused', status: 422, message: 'Not now' };

interface Pressing {
  readonly at: Workplace;
  readonly offer: Offer;
  readonly sent: () => readonly string[];
  readonly press: (how?: { despiteDoubt: boolean }) => Promise<unknown>;
  readonly isDone: () => boolean;
}

const withLate = (server: LateServer): WorkplaceOptions & { at?: Workplace } => {
  const options: WorkplaceOptions & { at?: Workplace } = {
    through: ports => server.through(ports, () => options.at!.twins.clock),
  };
  return options;
};

/** Delays the next change of a stored press. Returns a function that ends the delay. */
function delayNext(method: 'put' | 'remove', at: Workplace): () => void {
  const { book } = at.twins;
  const change = book[method].bind(book) as (...input: readonly unknown[]) => ReturnType<typeof book.put>;
  let end = () => {};
  const delay = new Promise<void>(resolve => (end = resolve));
  let isDelayed = false;
  jest.spyOn(book, method).mockImplementation(async (...input: readonly unknown[]) => {
    const isNext = !isDelayed && input[1] === 'presses';
    isDelayed ||= isNext;
    if (isNext) await delay;
    return change(...input);
  });
  return end;
}

const fails = (): never => {
  throw new Error('a bug');
};

const lockOf = (at: Workplace, { hashId }: Offer) => `press ${at.session.dealerKey} ${hashId}`;

const stored = (at: Workplace, { hashId }: Offer) => at.twins.kept.read('11', 'presses', hashId);

const writes: readonly (readonly [string, (server: LateServer) => Promise<Pressing>])[] = [
  [
    'a bid',
    async server => {
      const options = withLate(server);
      const at = (options.at = await atTheList(options));
      const offer = aHeldOffer(
        at,
        ({ ownBid, closed, buyNowPrice }) => ownBid === null && !closed && buyNowPrice === 0,
      );
      const amount = minimumBid(offer.highestBid);
      at.typeAmount(offer.hashId, amount);
      return {
        at,
        offer,
        sent: () => at.sent('bid'),
        press: how => at.placeBid(offer.hashId, amount, how),
        isDone: () => at.bars.barOf(at.offer(offer.hashId)) === 'thankYouBid',
      };
    },
  ],
  [
    'a purchase',
    async server => {
      const options = withLate(server);
      const at = (options.at = await atTheList(options));
      const offer = aHeldOffer(at, ({ buyNowPrice, closed }) => buyNowPrice > 0 && !closed);
      return {
        at,
        offer,
        sent: () => at.sent('buy'),
        press: how => at.acceptBuyNow(offer.hashId, offer.buyNowPrice, how),
        // A deal that appears after the outcome counted as unknown is shown as a deal at once.
        isDone: () => ['thankYouBuyNow', 'pickUp'].includes(at.bars.barOf(at.offer(offer.hashId))),
      };
    },
  ],
  [
    'a pickup',
    async server => {
      const options = withLate(server);
      const { at, deal } = await aDeal(undefined, options);
      options.at = at;
      return {
        at,
        offer: deal,
        sent: () => at.sent('pickup'),
        press: how => at.confirmPickup(deal.hashId, how),
        isDone: () => at.bars.barOf(at.offer(deal.hashId)) === 'thankYouPickUp',
      };
    },
  ],
  [
    'a transport',
    async server => {
      const options = withLate(server);
      const { at, deal } = await aDeal(withTransport, options);
      options.at = at;
      at.bars.happened(deal, 'transportChosen');
      at.typeNote(deal.hashId, 'Gate 3');
      return {
        at,
        offer: deal,
        sent: () => at.sent('transport'),
        press: how => at.orderTransport(deal.hashId, how),
        isDone: () => at.bars.barOf(at.offer(deal.hashId)) === 'thankYouTransport',
      };
    },
  ],
];

describe('the lock of an offer', () => {
  const [, aBid] = writes[0]!;

  it.each<[string, (at: Workplace, server: LateServer) => void]>([
    ['a press', (_, server) => (server.fate = { actsAfter: [], failure: lost, meanwhile: fails })],
    ['reading the stored presses', ({ twins }) => jest.spyOn(twins.book, 'read').mockImplementationOnce(fails)],
  ])('is free again if %s throws', async (_, arrange) => {
    const server = new LateServer();
    const { at, offer, press } = await aBid(server);
    arrange(at, server);
    await expect(press()).rejects.toThrow('a bug');
    expect(await at.twins.tabLocks.lockIfFree(lockOf(at, offer), async () => {})).toBe(true);
  });
});

describe.each(writes)('%s while another window may be sending on the offer', (_, prepare) => {
  const asked = { step: 'failed', failure: { reason: 'perhapsSentElsewhere' } };

  it('is sent only after the dealer was told so, if the browser does not answer', async () => {
    const { at, offer, press, sent } = await prepare(new LateServer());
    at.twins.book.failure = { reason: 'silent' };
    await press();
    expect([sent(), at.pressStore.stepOf(offer.hashId)]).toEqual([[], expect.objectContaining(asked)]);
    expect(at.pressStore.isInDoubt(offer.hashId)).toBe(true);
    await press();
    expect(sent()).toEqual([]);
    await press({ despiteDoubt: true });
    expect(sent()).toHaveLength(1);
  });

  it('is sent only after the dealer was told so, if the stored press on the offer cannot be read', async () => {
    const { at, offer, press, sent } = await prepare(new LateServer());
    const broken = { key: offer.hashId, changedAt: 0, value: 'broken' as never };
    await at.twins.book.put(at.session.dealerKey, 'presses', [broken]);
    await press();
    expect([sent(), at.pressStore.stepOf(offer.hashId)]).toEqual([[], expect.objectContaining(asked)]);
    await press({ despiteDoubt: true });
    expect(sent()).toHaveLength(1);
  });

  it('is sent only after the dealer was told so, if the browser does not say who holds the lock', async () => {
    const { at, offer, press, sent } = await prepare(new LateServer());
    at.twins.tabLocks.answers = false;
    const first = press();
    await settled();
    await at.passes(2_000);
    await first;
    expect([sent(), at.pressStore.stepOf(offer.hashId)]).toEqual([[], expect.objectContaining(asked)]);
    void press({ despiteDoubt: true });
    await settled();
    await at.passes(2_000);
    expect(sent()).toHaveLength(1);
  });

  it('waits 2 s for that window, and is sent only after the dealer was told so', async () => {
    const { at, offer, press, sent } = await prepare(new LateServer());
    void at.twins.tabLocks.lockIfFree(lockOf(at, offer), () => new Promise(() => undefined));
    const first = press();
    await settled();
    await at.passes(1_999);
    expect(at.pressStore.stepOf(offer.hashId).step).toBe('checking');
    await at.passes(1);
    await first;
    expect([sent(), at.pressStore.stepOf(offer.hashId)]).toEqual([[], expect.objectContaining(asked)]);
    void press({ despiteDoubt: true });
    await settled();
    await at.passes(2_000);
    expect(sent()).toHaveLength(1);
  });
});

describe.each(writes)('%s whose answer is lost', (_, prepare) => {
  async function pressed(...actsAfter: number[]) {
    const server = new LateServer();
    const pressing = await prepare(server);
    server.fate = { actsAfter, failure: lost };
    void pressing.press();
    await settled();
    const step = () => pressing.at.pressStore.stepOf(pressing.offer.hashId).step;
    return { ...pressing, server, step };
  }

  it('is done at once if the offer shows its effect', async () => {
    const { isDone, sent, step } = await pressed(0);
    expect([isDone(), step(), sent().length]).toEqual([true, 'idle', 1]);
  });

  it.each([1, 3, 8, 15, 35, 55])('is done if the server acts %d s later', async seconds => {
    const { at, isDone, sent, step } = await pressed(seconds);
    expect([isDone(), step()]).toEqual([false, 'checking']);
    await at.passesInSeconds(REREAD_FOR);
    expect([isDone(), step(), sent().length]).toEqual([true, 'idle', 1]);
  });

  it('locks the offer until the outcome counts as unknown', async () => {
    const { at, press, sent, step, offer } = await pressed();
    await at.passesInSeconds(59);
    void press({ despiteDoubt: true });
    await settled();
    expect([step(), sent().length]).toEqual(['checking', 1]);
    await at.passesInSeconds(REREAD_FOR - 59);
    expect([step(), at.pressStore.isLocked(offer.hashId)]).toEqual(['unknown', false]);
  });

  it('counts as unknown after 60 s even if no read succeeds', async () => {
    const { at, server, step } = await pressed();
    server.readsToFail = Infinity;
    await at.passesInSeconds(REREAD_FOR);
    expect(step()).toBe('unknown');
  });

  it('is sent again only by a press that confirms the doubt', async () => {
    const { at, offer, press, sent, isDone } = await pressed();
    await at.passesInSeconds(REREAD_FOR);
    expect(at.pressStore.isInDoubt(offer.hashId)).toBe(true);
    await press();
    expect(sent()).toHaveLength(1);
    await press({ despiteDoubt: true });
    expect([sent().length, isDone()]).toEqual([2, true]);
  });

  it('stays in doubt when the next press is refused, also after a reload', async () => {
    const { at, offer, press, server, sent, step } = await pressed();
    await at.passesInSeconds(REREAD_FOR);
    server.fate = { actsAfter: [], failure: refused };
    await press({ despiteDoubt: true });
    expect([step(), at.pressStore.isInDoubt(offer.hashId)]).toEqual(['failed', true]);
    await press();
    expect(sent()).toHaveLength(2);
    const page = new Workplace({ beside: at, tabLocks: new InMemoryTabLocks() });
    await page.press.restore();
    await settled();
    expect(page.pressStore.isInDoubt(offer.hashId)).toBe(true);
  });

  it('is in doubt no longer once its effect shows, although the next press was refused', async () => {
    const { at, offer, press, isDone, server, step } = await pressed(80);
    await at.passesInSeconds(REREAD_FOR);
    server.fate = { actsAfter: [], failure: refused };
    await press({ despiteDoubt: true });
    await at.passesInSeconds(20);
    at.registry.apply({ id: offer.id, hashId: offer.hashId });
    await settled();
    expect([isDone(), step(), at.pressStore.isInDoubt(offer.hashId)]).toEqual([true, 'idle', false]);
    expect(await stored(at, offer)).toBeUndefined();
  });

  it('does not unlock the offer when its effect shows while the next press is being stored', async () => {
    const { at, offer, press, sent, step } = await pressed(80);
    await at.passesInSeconds(REREAD_FOR);
    const endDelay = delayNext('put', at);
    const next = press({ despiteDoubt: true });
    await at.passesInSeconds(20);
    at.registry.apply({ id: offer.id, hashId: offer.hashId });
    await settled();
    expect([step(), sent().length]).toEqual(['sending', 1]);
    endDelay();
    await next;
    expect(sent()).toHaveLength(2);
  });

  it('locks the offer from the moment its late effect shows until it is no longer stored', async () => {
    const { at, offer, press, isDone, sent, step } = await pressed(80);
    await at.passesInSeconds(REREAD_FOR);
    const endDelay = delayNext('remove', at);
    await at.passesInSeconds(20);
    at.registry.apply({ id: offer.id, hashId: offer.hashId });
    await settled();
    void press({ despiteDoubt: true });
    await settled();
    expect([step(), isDone(), sent().length]).toEqual(['checking', false, 1]);
    endDelay();
    await settled();
    expect([step(), isDone()]).toEqual(['idle', true]);
    expect(await stored(at, offer)).toBeUndefined();
  });

  it('is not sent again without a confirmation, even if it is no longer stored', async () => {
    const { at, offer, press, sent, step } = await pressed();
    await at.passesInSeconds(REREAD_FOR);
    await at.twins.kept.discard('11', 'presses', offer.hashId);
    await press();
    expect([sent().length, step()]).toEqual([1, 'unknown']);
  });

  it('is read again at once when a push about its offer arrives', async () => {
    const { at, offer, isDone, step } = await pressed(22);
    await at.passesInSeconds(25);
    expect([isDone(), step()]).toEqual([false, 'checking']);
    at.registry.apply({ id: offer.id, hashId: offer.hashId });
    await settled();
    expect([isDone(), step()]).toEqual([true, 'idle']);
  });

  it('is read again when the connection returns, and its effect is shown although it counted as unknown', async () => {
    const { at, isDone, step } = await pressed(80);
    at.followMarket.follow();
    await settled();
    await at.passesInSeconds(REREAD_FOR);
    at.twins.liveFeed.drop();
    await at.passesInSeconds(20);
    expect([isDone(), step()]).toEqual([false, 'unknown']);
    await at.twins.liveFeed.reconnect();
    await settled();
    expect([isDone(), step()]).toEqual([true, 'idle']);
  });

  it.each([
    [[0], ['done']],
    [[80], ['unknown', 'doneLate']],
    [[], ['unknown']],
  ])('is reported if the server acts after %j s: %j', async (actsAfter, outcomes) => {
    const { at } = await pressed(...actsAfter);
    await at.passesInSeconds(REREAD_FOR + 20);
    at.connection.changed('connected');
    await settled();
    const reported = at.twins.diagnostics.measurements;
    expect(reported.map(measurement => 'outcome' in measurement && measurement.outcome)).toEqual(outcomes);
  });

  it('is checked again after the dealer signs in again', async () => {
    const { at, isDone } = await pressed(5);
    const profile = at.dealer.profile();
    at.session.sessionMissing(null);
    await at.passesInSeconds(REREAD_FOR);
    expect(isDone()).toBe(false);
    at.session.profileArrived(profile, at.twins.clock.now());
    at.connection.changed('connected');
    await settled();
    expect(isDone()).toBe(true);
  });

  it('is checked after a reload, and the new page does not send it again', async () => {
    const { at, offer, server } = await pressed(30);
    const page = new Workplace({ beside: at, tabLocks: new InMemoryTabLocks() });
    await page.press.restore();
    await settled();
    expect(page.pressStore.stepOf(offer.hashId).step).toBe('checking');
    server.fate = null;
    await at.passesInSeconds(REREAD_FOR);
    expect([page.pressStore.stepOf(offer.hashId).step, at.served(offer.hashId)]).toEqual([
      'idle',
      page.offer(offer.hashId),
    ]);
    expect(await stored(at, offer)).toBeUndefined();
  });

  it('stays unknown after a reload until its effect is seen', async () => {
    const { at, offer } = await pressed(80);
    await at.passesInSeconds(REREAD_FOR);
    const page = new Workplace({ beside: at, tabLocks: new InMemoryTabLocks() });
    await page.press.restore();
    await settled();
    expect(page.pressStore.stepOf(offer.hashId).step).toBe('unknown');
    await at.passesInSeconds(REREAD_FOR);
    expect(page.pressStore.stepOf(offer.hashId).step).toBe('idle');
  });
});

it.each<Partial<Press>>([{ amount: 900_000 as Money }, { action: 'buyNow' }])(
  'a bid whose effect shows is forgotten, and not another press that another tab has stored since: %j',
  async change => {
    const server = new LateServer();
    const { at, offer, press, isDone } = await writes[0]![1](server);
    server.fate = { actsAfter: [80], failure: lost };
    void press();
    await at.passesInSeconds(REREAD_FOR);
    const book = new Workplace({ beside: at }).container.get(Book);
    const own = await book.find('presses', offer.hashId);
    const other = { ...own!, ...change };
    await book.keep('presses', offer.hashId, other);
    await at.passesInSeconds(20);
    at.registry.apply({ id: offer.id, hashId: offer.hashId });
    await settled();
    expect([isDone(), own?.state]).toEqual([true, 'unknown']);
    expect(await stored(at, offer)).toEqual(other);
  },
);

it('a bid whose answer is lost still needs a second press after the time in which drafts expire', async () => {
  const server = new LateServer();
  let book: InMemoryDealerBook | undefined;
  const replaced: WorkplaceOptions['replaced'] = ({ clock }) => ({ book: (book ??= new InMemoryDealerBook(clock, 1)) });
  const options = Object.assign(withLate(server), { replaced });
  const at = (options.at = await atTheList(options));
  const { hashId, highestBid } = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed);
  const amount = minimumBid(highestBid);
  server.fate = { actsAfter: [], failure: lost };
  void at.placeBid(hashId, amount);
  await settled();
  await at.passesInSeconds(REREAD_FOR);
  await at.passes(2 * DAY);
  const page = new Workplace({ beside: at, tabLocks: new InMemoryTabLocks(), replaced });
  await page.press.restore();
  await page.opened.read(hashId);
  expect(page.pressStore.stepOf(hashId).step).toBe('unknown');
  await page.placeBid(hashId, amount);
  expect(page.pressStore.isInDoubt(hashId)).toBe(true);
  expect(page.sent('bid')).toEqual([]);
});

describe.each(writes)('%s that is refused', (_, prepare) => {
  it.each<[Failure, boolean]>([
    [refused, true],
    [{ reason: 'notFound' }, true],
    [{ reason: 'unauthorized' }, false],
    [{ reason: 'sessionNotRenewed' }, false],
    [{ reason: 'tooManyRequests', retryAfter: 20 }, false],
    [{ reason: 'aborted' }, false],
  ])('by %j reads the offer again: %s', async (failure, isReadAgain) => {
    const server = new LateServer();
    const { at, offer, press } = await prepare(server);
    server.fate = { actsAfter: [], failure };
    await press();
    expect(at.pressStore.stepOf(offer.hashId)).toMatchObject({ step: 'failed', failure });
    await settled();
    expect(at.sent('open')).toEqual(isReadAgain ? [`open ${offer.hashId}`] : []);
  });
});

it.each(writes)('%s that is refused as the session ends is not in doubt at the next sign-in', async (_, prepare) => {
  const server = new LateServer();
  const { at, offer, press } = await prepare(server);
  const meanwhile = () => at.session.sessionMissing(null);
  server.fate = { actsAfter: [], failure: { reason: 'unauthorized' }, meanwhile };
  await press();
  // The sign-in page says what became of it.
  expect(at.session.refusedPresses).toMatchObject([{ hashId: offer.hashId }]);
  const page = new Workplace({ beside: at, tabLocks: new InMemoryTabLocks() });
  await page.press.restore();
  expect(page.pressStore.stepOf(offer.hashId).step).toBe('idle');
  at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
  expect(at.session.refusedPresses).toEqual([]);
});

it('the minimum bid is the one of the server after it refused a bid', async () => {
  const { at, offer, press } = await writes[0]![1](new LateServer());
  at.market.marketplace.rivalBids(offer.hashId);
  expect(at.offer(offer.hashId).highestBid).toBe(offer.highestBid);
  await press();
  await settled();
  expect(at.offer(offer.hashId).highestBid).toBe(at.served(offer.hashId).highestBid);
});

describe('a bid in another tab', () => {
  async function inTwoTabs() {
    const server = new LateServer();
    const [, aBid] = writes[0]!;
    const first = await aBid(server);
    const second = await atTheList({ beside: first.at });
    const pressSecond = (how?: { despiteDoubt: boolean }) =>
      second.placeBid(first.offer.hashId, minimumBid(first.offer.highestBid), how);
    const step = () => second.pressStore.stepOf(first.offer.hashId).step;
    server.fate = { actsAfter: [8], failure: lost };
    void first.press();
    await settled();
    return { ...first, second, pressSecond, step };
  }

  it('is followed and not sent again while its outcome is checked', async () => {
    const { at, second, pressSecond, step, offer } = await inTwoTabs();
    void pressSecond();
    await settled();
    expect([second.sent('bid'), step()]).toEqual([[], 'checking']);
    await at.passesInSeconds(REREAD_FOR);
    expect([step(), second.offer(offer.hashId).ownBid]).toEqual(['idle', minimumBid(offer.highestBid)]);
  });

  it('is followed with its own amount if the dealer presses another one here', async () => {
    const { at, second, step, offer } = await inTwoTabs();
    const amount = minimumBid(offer.highestBid);
    void second.placeBid(offer.hashId, (amount + 5000) as Money);
    await settled();
    expect(second.pressStore.stepOf(offer.hashId)).toMatchObject({ step: 'checking', amount });
    await at.passesInSeconds(REREAD_FOR);
    expect([second.sent('bid'), step()]).toEqual([[], 'idle']);
  });

  it('is followed when this tab continues the stored presses, without a word about an answer to this tab', async () => {
    const { at, second, step, offer } = await inTwoTabs();
    await second.press.restore();
    await settled();
    expect(second.pressStore.stepOf(offer.hashId)).toMatchObject({ step: 'checking', isAnswerLost: false });
    expect(at.pressStore.stepOf(offer.hashId)).toMatchObject({ step: 'checking', isAnswerLost: true });
    await at.passesInSeconds(REREAD_FOR);
    expect([second.sent('bid'), step()]).toEqual([[], 'idle']);
  });

  it('that is not stored yet keeps this tab from sending one', async () => {
    const [, aBid] = writes[0]!;
    const { at, offer, press, sent } = await aBid(new LateServer());
    void at.twins.tabLocks.lockIfFree(lockOf(at, offer), () => new Promise(() => undefined));
    void press();
    await settled();
    expect([sent(), at.pressStore.stepOf(offer.hashId).step]).toEqual([[], 'checking']);
  });

  it.each<[string, Press['amount'] | null, unknown]>([
    ['has ended', null, { step: 'failed', failure: { reason: 'sentElsewhere' } }],
    ['was stored', 5000 as Money, { step: 'checking', amount: 5000 }],
  ])('that %s while a press in this tab waited keeps this tab from sending one', async (_, left, shown) => {
    const [, aBid] = writes[0]!;
    const { at, offer, press, sent } = await aBid(new LateServer());
    let end = () => {};
    void at.twins.tabLocks.lockIfFree(lockOf(at, offer), () => new Promise(resolve => (end = resolve)));
    void press();
    await settled();
    at.market.marketplace.rivalBids(offer.hashId);
    const { hashId } = offer;
    const other = { hashId, action: 'bid', ownBidBefore: 0 as Money, state: 'pending' } as const;
    if (left) await at.container.get(Book).keep('presses', hashId, { ...other, amount: left });
    end();
    await settled();
    expect(sent()).toEqual([]);
    expect(at.pressStore.stepOf(hashId)).toMatchObject(shown as object);
    expect(at.offer(hashId).highestBid).toBe(at.served(hashId).highestBid);
  });

  it('is followed and not sent again after that tab was closed, even if the dealer confirms a doubt', async () => {
    const { at, offer } = await inTwoTabs();
    const later = await atTheList({ beside: at, tabLocks: new InMemoryTabLocks() });
    void later.placeBid(offer.hashId, minimumBid(offer.highestBid), { despiteDoubt: true });
    await settled();
    expect([later.sent('bid'), later.pressStore.stepOf(offer.hashId).step]).toEqual([[], 'checking']);
  });

  it('puts a press in this tab in doubt if its outcome counts as unknown', async () => {
    const { at, second, pressSecond, step, offer } = await inTwoTabs();
    at.market.marketplace.rivalBids(offer.hashId);
    await at.passesInSeconds(REREAD_FOR);
    await pressSecond();
    expect([second.sent('bid'), step()]).toEqual([[], 'unknown']);
  });
});

describe.each(writes)('%s while the browser says that there is no network', (_, prepare) => {
  it('is not sent if the offer cannot be read, and its row says so', async () => {
    const server = new LateServer();
    const { at, offer, press, sent } = await prepare(server);
    at.connection.wentOffline();
    server.readsToFail = 1;
    await press();
    expect(sent()).toEqual([]);
    expect(at.pressStore.stepOf(offer.hashId)).toMatchObject({ step: 'failed', failure: { reason: 'notSent' } });
  });

  it('is sent if the server can be reached', async () => {
    const { at, press, sent, isDone } = await prepare(new LateServer());
    at.connection.wentOffline();
    await press();
    expect([sent().length, isDone()]).toEqual([1, true]);
  });
});

describe.each(writes.slice(0, 2))('%s without a live connection', (_, prepare) => {
  it('is not sent if the offer was sold meanwhile', async () => {
    const { at, offer, press, sent } = await prepare(new LateServer());
    at.connection.pollingStarted();
    at.market.marketplace.rivalBuys(offer.hashId);
    await press();
    expect(sent()).toEqual([]);
    expect(at.pressStore.stepOf(offer.hashId)).toMatchObject({ step: 'failed', failure: { reason: 'changedSince' } });
    expect(at.offer(offer.hashId).closed).toBe(true);
    // This dealer may have bought it on another device.
    expect(at.purchases.of(at.offer(offer.hashId))).toBe('checking');
  });

  it('is sent if the offer cannot be read', async () => {
    const server = new LateServer();
    const { at, press, sent } = await prepare(server);
    at.connection.pollingStarted();
    server.readsToFail = 1;
    await press();
    expect(sent()).toHaveLength(1);
  });
});

it('a press is stored as pending before it is sent', async () => {
  const stored: unknown[] = [];
  const at: Workplace = await atTheList({
    wire: async (call, ask) => {
      if (call.startsWith('bid ')) stored.push(...(await at.twins.kept.readAll('11', 'presses')));
      return ask();
    },
  });
  const { hashId, highestBid } = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed);
  const amount = minimumBid(highestBid);
  await at.placeBid(hashId, amount);
  expect(stored).toEqual([[hashId, { hashId, action: 'bid', amount, ownBidBefore: 0, state: 'pending' }]]);
});

it('a bid that is refused because the offer was sold never counts as lost to another dealer before the buyer is known', async () => {
  const at: Workplace = await atTheList({
    wire: async (call, ask) => {
      if (call.startsWith('bid ')) {
        at.market.marketplace.rivalBuys(hashId);
        runInAction(() => at.registry.apply({ id, hashId, closed: true }));
      }
      return ask();
    },
  });
  const { id, hashId, highestBid } = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed);
  const shown: string[] = [];
  autorun(() => shown.push(`${at.offer(hashId).closed ? 'sold' : 'on sale'}, ${at.purchases.of(at.offer(hashId))}`));
  await at.placeBid(hashId, minimumBid(highestBid));
  await settled();
  expect(at.offer(hashId).closed).toBe(true);
  expect(new Set(shown)).toEqual(new Set(['on sale, none', 'on sale, checking', 'sold, checking']));
});

it('a press under way is not disturbed when the stored presses are continued', async () => {
  const [, aBid] = writes[0]!;
  const { at, offer, press } = await aBid(new LateServer());
  at.twins.line.latency = 100;
  void press();
  await settled();
  await at.press.restore();
  await settled();
  expect(at.pressStore.stepOf(offer.hashId).step).toBe('sending');
});

describe('a press in another tab', () => {
  const press = { action: 'bid', amount: 850_000 as Money, ownBidBefore: 0 as Money, state: 'pending' } as const;

  it('has its offer read again once its outcome is known, and not when it begins, if the offer is held', async () => {
    const at = await atTheList();
    at.press.followOtherTabs();
    const book = new Workplace({ beside: at }).container.get(Book);
    const [held, notHeld] = [at.list('browse').ids[0]!, 'XX-00000' as HashId];
    for (const hashId of [held, notHeld]) await book.keep('presses', hashId, { ...press, hashId });
    await settled();
    expect(at.calls).not.toContain(`open ${held}`);
    for (const hashId of [held, notHeld]) await book.remove('presses', hashId);
    await settled();
    expect(at.sent('open')).toEqual([`open ${held}`]);
  });
});

describe('a purchase', () => {
  it('whose answer is lost has the time of its press, also if its effect shows only after a reload', async () => {
    const server = new LateServer();
    const { at, offer, press } = await writes[1]![1](server);
    server.fate = { actsAfter: [30], failure: lost };
    const pressedAt = at.twins.clock.now();
    void press();
    await settled();
    const page = new Workplace({ beside: at, tabLocks: new InMemoryTabLocks() });
    await page.press.restore();
    await at.passesInSeconds(REREAD_FOR);
    expect(page.purchases.timeOf(offer.hashId)).toEqual({ at: pressedAt, isLatest: false });
  });

  it('whose answer is lost is done if only the list of deals includes the deal', async () => {
    const at = await atTheList({ through: withoutDeals });
    const { hashId, buyNowPrice } = aHeldOffer(at, offer => offer.buyNowPrice > 0 && !offer.closed);
    at.twins.line.loseNextAnswer();
    void at.acceptBuyNow(hashId, buyNowPrice);
    await settled();
    expect(at.bars.barOf(at.offer(hashId))).toBe('thankYouBuyNow');
  });

  it('does not hold back a highest bid that equals its price', async () => {
    const at = await atTheList();
    const { id, hashId, buyNowPrice } = aHeldOffer(at, offer => offer.buyNowPrice > 0 && !offer.closed);
    at.twins.line.latency = 100;
    void at.acceptBuyNow(hashId, buyNowPrice);
    await settled();
    at.registry.apply({ id, hashId, highestBid: buyNowPrice });
    expect(at.offer(hashId).highestBid).toBe(buyNowPrice);
  });
});

describe('a bid after a purchase whose answer was lost', () => {
  it.each<[string, Pick<WorkplaceOptions, 'through'>]>([
    ['the offer includes the deal', {}],
    ['only the list of deals includes the deal', { through: withoutDeals }],
  ])('gives way to the deal if %s', async (_, { through = ports => ports }) => {
    const server = new LateServer();
    const at: Workplace = await atTheList({
      through: ports => server.through(through(ports), () => at.twins.clock),
    });
    const { hashId, buyNowPrice } = aHeldOffer(at, ({ buyNowPrice, closed }) => buyNowPrice > 0 && !closed);
    server.fate = { actsAfter: [90], failure: lost };
    void at.acceptBuyNow(hashId, buyNowPrice);
    await at.passesInSeconds(REREAD_FOR);
    server.fate = { actsAfter: [], failure: lost };
    const amount = (buyNowPrice + 10_000) as Money;
    void at.placeBid(hashId, amount, { despiteDoubt: true });
    await settled();
    expect(at.pressStore.stepOf(hashId).step).toBe('checking');

    await at.passesInSeconds(REREAD_FOR);
    expect(at.pressStore.stepOf(hashId).step).toBe('idle');
    expect(at.bars.barOf(at.offer(hashId))).toBe('pickUp');
    expect(at.lists.of('inRealization').holds(hashId)).toBe(true);
    expect(at.lists.of('ownBids').holds(hashId)).toBe(false);
    expect(await at.twins.book.readAll(at.session.dealerKey, 'placedBids')).toEqual(success([]));
  });
});
