import type { LiveEvent, LiveFeedListener } from '../../../../src/application/ports/LiveFeed';
import { InMemoryLiveFeed } from '../../../../src/infrastructure/demo/twins/InMemoryLiveFeed';
import { InMemorySession } from '../../../../src/infrastructure/demo/twins/InMemorySession';
import { InMemoryPreferences } from '../../../twins/BrowserTwins';
import { aMarketplace, buyerEmail } from '../market/aMarketplace';

class Heard implements LiveFeedListener {
  readonly log: string[] = [];

  handleEvents(events: readonly LiveEvent[]): void {
    this.log.push(...events.map(({ kind }) => kind));
  }

  handleConnection(state: string): void {
    this.log.push(state);
  }
}

function aFeed({ signedIn = true, latency = 0 } = {}) {
  const market = aMarketplace();
  const session = new InMemorySession({ ...market, preferences: new InMemoryPreferences(), latency });
  if (signedIn) session.begin(buyerEmail);
  return { ...market, feed: new InMemoryLiveFeed(session, market.clock), heard: new Heard() };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test('the in-memory live feed sends the counters when it connects, and events until it is closed', async () => {
  const { feed, heard, marketplace, clock } = aFeed();
  feed.open(heard);
  expect(heard.log).toEqual(['connecting']);
  await settled();
  marketplace.publish();
  clock.nextFrame();
  feed.close();
  marketplace.publish();
  clock.nextFrame();
  expect(heard.log).toEqual(['connecting', 'connected', 'counted', 'offerListed', 'closed']);
});

test('the in-memory live feed loses events while the connection is down', async () => {
  const { feed, heard, marketplace, clock } = aFeed();
  feed.open(heard);
  await settled();
  clock.nextFrame();
  feed.drop();
  marketplace.publish();
  await feed.reconnect();
  clock.nextFrame();
  expect(heard.log.slice(3)).toEqual(['lost', 'connected', 'counted']);
});

test('the in-memory live feed sends each event once although it was opened twice', async () => {
  const { feed, heard, marketplace, clock } = aFeed();
  feed.open(heard);
  await settled();
  feed.open(heard);
  await Promise.all([feed.reconnect(), feed.reconnect()]);
  clock.nextFrame();
  heard.log.length = 0;
  marketplace.publish();
  clock.nextFrame();
  expect(heard.log).toEqual(['offerListed']);
});

test('the in-memory live feed stays silent if it is closed before it connects', async () => {
  const { feed, heard, marketplace, clock } = aFeed({ latency: 100 });
  feed.open(heard);
  feed.close();
  clock.advance(100);
  await settled();
  marketplace.publish();
  clock.nextFrame();
  expect(heard.log).toEqual(['connecting', 'closed']);
});

test('the in-memory live feed connects only signed-in dealers', async () => {
  const { feed, heard, marketplace, clock } = aFeed({ signedIn: false });
  feed.open(heard);
  await settled();
  marketplace.publish();
  clock.nextFrame();
  expect(heard.log).toEqual(['connecting', 'lost']);
});
