import { ActionBars } from '../../../src/application/bidding/bar/ActionBars';
import type { HashId } from '../../../src/domain/offers/Offer';
import { isOnSale } from '../../../src/domain/offers/Sale';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { atTheList, type Workplace } from '../../support/Workplace';

watchActions();

const LATENCY = 100;

/** A dealer at the list with a live line, and some offers on sale. */
async function aSleeper() {
  const at = await atTheList();
  at.followMarket.begin();
  await at.passes(6 * SECOND);
  at.twins.line.latency = LATENCY;
  at.calls.length = 0;
  const offers = at.list('browse').ids.filter(hashId => isOnSale(at.offer(hashId)));
  return { at, offers };
}

async function sleeps(at: Workplace, seconds: number): Promise<void> {
  at.twins.browserWindow.hide();
  at.twins.liveFeed.drop();
  await at.passes(seconds * SECOND);
  at.calls.length = 0;
}

const expand = (at: Workplace, hashId: HashId): void => at.container.get(ActionBars).openRow(hashId);

/** Each way in which a page comes back with prices that may be old. */
const returns: readonly (readonly [string, (at: Workplace) => Promise<void>])[] = [
  [
    'was hidden for more than 10 s',
    async at => {
      await sleeps(at, 11);
      at.twins.browserWindow.show();
    },
  ],
  ['is online again', async at => at.connection.cameOnline()],
  ['is back from the cache of the browser', async at => at.twins.browserWindow.restore()],
];

describe.each(returns)('a page that %s', (_, returnsTo) => {
  it('reads what is in sight before the line is there, and what has an amount typed comes first', async () => {
    const { at, offers } = await aSleeper();
    const [one, other] = offers as [HashId, HashId];
    for (const hashId of [one, other]) expand(at, hashId);
    at.typeAmount(other, euros(5000));
    at.market.marketplace.rivalBids(other);
    await returnsTo(at);
    expect(at.calls).toEqual([`open ${other}`, `open ${one}`, 'list browse 1']);
    await at.passes(LATENCY);
    expect(at.offer(other).highestBid).toBe(at.served(other).highestBid);
  });

  it('takes the price of an open offer for old until it is read', async () => {
    const { at, offers } = await aSleeper();
    const [hashId] = offers as [HashId];
    void at.opened.open(hashId);
    await at.passes(LATENCY);
    at.calls.length = 0;
    await returnsTo(at);
    expect(at.registry.isPriceOld(hashId)).toBe(true);
    expect(at.calls).toEqual([`open ${hashId}`, 'list browse 1']);
    await at.passes(LATENCY);
    expect(at.registry.isPriceOld(hashId)).toBe(false);
  });
});

it('takes the price of an offer that is unfolded a moment later for old as well', async () => {
  const { at, offers } = await aSleeper();
  const [hashId, other] = offers as [HashId, HashId];
  expand(at, hashId);
  await sleeps(at, 11);
  at.twins.browserWindow.show();
  expand(at, other);
  expect(at.registry.isPriceOld(other)).toBe(true);
  await at.passes(5 * SECOND);
  expect(at.registry.isPriceOld(other)).toBe(false);
});

it('a price that no answer tells counts as it is after 5 s', async () => {
  const { at, offers } = await aSleeper();
  const [hashId] = offers as [HashId];
  expand(at, hashId);
  await sleeps(at, 11);
  at.twins.line.latency = 60 * SECOND;
  at.twins.browserWindow.show();
  await at.passes(5 * SECOND - 1);
  expect(at.registry.isPriceOld(hashId)).toBe(true);
  await at.passes(1);
  expect(at.registry.isPriceOld(hashId)).toBe(false);
});

it('an answer to a question from before the sleep does not make a price new', async () => {
  const { at, offers } = await aSleeper();
  const [hashId] = offers as [HashId];
  expand(at, hashId);
  at.twins.line.latency = 12 * SECOND;
  void at.opened.open(hashId);
  at.twins.browserWindow.hide();
  await at.passes(11 * SECOND);
  at.twins.line.latency = 3 * SECOND;
  at.lists.offerClosed(hashId);
  at.twins.browserWindow.show();
  await at.passes(SECOND);
  expect(at.registry.isPriceOld(hashId)).toBe(true);
  await at.passes(2 * SECOND);
  expect(at.registry.isPriceOld(hashId)).toBe(false);
});

it('a page that was hidden for a moment reads nothing', async () => {
  const { at } = await aSleeper();
  at.twins.browserWindow.hide();
  await at.passes(10 * SECOND);
  at.twins.browserWindow.show();
  await settled();
  expect(at.calls).toEqual([]);
});

it('a hidden page waits with the reading until it is shown', async () => {
  const { at } = await aSleeper();
  at.twins.browserWindow.hide();
  at.connection.cameOnline();
  await settled();
  expect(at.calls).toEqual([]);
  at.twins.browserWindow.show();
  await settled();
  expect(at.calls).toEqual(['list browse 1']);
});

it('the line that returns after the reading has the screen read once more, 5 s later at the earliest', async () => {
  const { at } = await aSleeper();
  await sleeps(at, 11);
  at.twins.browserWindow.show();
  void at.twins.liveFeed.reconnect();
  await at.passes(LATENCY);
  await at.passes(4 * SECOND);
  expect([at.connection.state, at.calls]).toEqual(['connected', ['list browse 1']]);
  await at.passes(SECOND);
  expect(at.calls).toEqual(['list browse 1', 'list browse 1']);
});

it('a page without a session reads nothing', async () => {
  const { at } = await aSleeper();
  at.session.sessionMissing(null);
  at.connection.cameOnline();
  await settled();
  expect(at.calls).toEqual([]);
});
