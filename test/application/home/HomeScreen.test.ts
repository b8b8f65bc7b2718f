import { when } from 'mobx';
import { FirstScreen } from '../../../src/application/start/FirstScreen';
import { vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { success } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

it('the landing screen shows a row of offers per vehicle type', async () => {
  const at = new Workplace();
  await at.home.show();
  const served = at.dealer.home();
  for (const type of vehicleTypes) {
    expect(at.home.offersByType[type]).toEqual(served[type].map(({ hashId }) => hashId));
    for (const hashId of at.home.offersByType[type]) expect(at.offer(hashId).vehicleType).toBe(type);
  }
  expect(at.home.status).toEqual({ step: 'idle' });
});

it('a push updates the tile of its offer on the landing screen', async () => {
  const at = new Workplace();
  at.followMarket.follow();
  await settled();
  await at.home.show();
  const hashId = at.home.offersByType.Motorbike.find(id => !at.offer(id).closed)!;
  const before = at.offer(hashId).highestBid;
  at.market.marketplace.rivalBids(hashId);
  await at.passes(16);
  expect(at.offer(hashId).highestBid).toBeGreaterThan(before);
});

it('the landing screen is fetched first, and the six lists after it', async () => {
  const at = new Workplace();
  const { signedIn } = at;
  at.twins.line.latency = 100;
  const screen = at.container.get(FirstScreen);
  screen.pageAwaited();
  void when(() => !screen.isPageAwaited).then(() => signedIn.begin());
  void at.home.show();
  await settled();
  expect(at.calls).toEqual(['home']);
  at.twins.line.latency = 0;
  await at.passes(100);
  expect(at.calls.slice(0, 3)).toEqual(['home', 'list browse 1', 'list liked 1']);
  expect(at.calls).toHaveLength(7);
});

it('a failed landing screen releases the lists, keeps its rows and can be fetched again', async () => {
  const at = new Workplace();
  await at.home.show();
  const screen = at.container.get(FirstScreen);
  screen.pageAwaited();
  at.twins.line.failNext({ reason: 'offline' });
  await at.home.refresh();
  expect(screen.isPageAwaited).toBe(false);
  expect(at.home.status).toEqual({ step: 'failed', failure: { reason: 'offline' } });
  expect(at.home.offersByType.Motorbike.length).toBeGreaterThan(0);
  await at.home.refresh();
  expect(at.home.status).toEqual({ step: 'idle' });
});

it('the landing screen is stale after 15 minutes and not fetched before', async () => {
  const at = new Workplace();
  await at.home.show();
  await at.home.show();
  await at.passes(15 * MINUTE + 1);
  await at.home.show();
  expect(at.calls).toEqual(['home', 'home']);
});

it('the landing screen is fetched once after a reconnection while it is on screen', async () => {
  const at = new Workplace();
  at.followMarket.follow();
  await settled();
  await at.home.show();
  const leave = at.home.run();
  const interrupt = async () => {
    at.twins.liveFeed.drop();
    await at.twins.liveFeed.reconnect();
    await at.passes(5_000);
  };
  await interrupt();
  expect(at.calls).toEqual(['home', 'home']);
  leave();
  await interrupt();
  expect(at.calls).toEqual(['home', 'home']);
  // The rows are stale by now.
  await at.home.show();
  expect(at.calls).toEqual(['home', 'home', 'home']);
});

it('HomeScreen drops a slower answer to an older request', async () => {
  const at = new Workplace();
  at.twins.line.latency = 100;
  void at.home.refresh();
  at.twins.line.latency = 50;
  void at.home.refresh();
  await at.passes(50);
  const shown = at.home.offersByType;
  await at.passes(50);
  expect(at.home.offersByType).toBe(shown);
  expect(at.home.status).toEqual({ step: 'idle' });
});

it('a row shows an offer once, even if the server sends it twice', async () => {
  const at = new Workplace({
    through: ports => ({
      ...ports,
      offers: Object.assign(Object.create(ports.offers) as typeof ports.offers, {
        homeScreen: async (signal: AbortSignal) => {
          const answer = await ports.offers.homeScreen(signal);
          if (!answer.ok) return answer;
          const { Motorbike, Camper, AgriculturalMachine } = answer.value;
          return success({ Motorbike: [...Motorbike, ...Motorbike], Camper, AgriculturalMachine });
        },
      }),
    }),
  });
  await at.home.show();
  expect(at.home.offersByType.Motorbike).toEqual(at.dealer.home().Motorbike.map(({ hashId }) => hashId));
});
