import type { LiveEvent, LiveFeedListener } from '../../../src/application/ports/LiveFeed';
import { InMemoryLiveFeed } from '../../../src/infrastructure/inMemory/InMemoryLiveFeed';
import { InMemoryPreferences } from '../../../src/infrastructure/inMemory/InMemoryPreferences';
import { InMemorySession } from '../../../src/infrastructure/inMemory/InMemorySession';
import { aMarketplace, buyerEmail } from './aMarketplace';

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

test('counts as soon as it is connected, then tells what happens, until it is closed', async () => {
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

test('what happens while the connection is down passes by', async () => {
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

test('opened twice, nothing is heard twice', async () => {
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

test('closed before it was connected, it stays silent', async () => {
  const { feed, heard, marketplace, clock } = aFeed({ latency: 100 });
  feed.open(heard);
  feed.close();
  clock.advance(100);
  await settled();
  marketplace.publish();
  clock.nextFrame();
  expect(heard.log).toEqual(['connecting', 'closed']);
});

test('nobody who is not signed in is connected', async () => {
  const { feed, heard, marketplace, clock } = aFeed({ signedIn: false });
  feed.open(heard);
  await settled();
  marketplace.publish();
  clock.nextFrame();
  expect(heard.log).toEqual(['connecting', 'lost']);
});
