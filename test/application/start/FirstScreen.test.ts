import { FirstScreen } from '../../../src/application/start/FirstScreen';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

it('FirstScreen is done once the tiles of the visible list are rendered and the browser is idle', async () => {
  const at = new Workplace({ offers: 4 });
  const screen = at.container.get(FirstScreen);
  at.lists.shown('browse');
  const loaded = at.loadOffers.refresh('browse');
  screen.run();
  await at.passes(1_000);
  await loaded;
  await at.passes(1_000);
  expect(screen.isDone).toBe(false);
  screen.tilesRendered();
  expect(screen.isDone).toBe(false);
  await at.passes(1_000);
  expect(screen.isDone).toBe(true);
});

it('FirstScreen is done without tiles if the visible list is empty', async () => {
  const at = new Workplace({ offers: 0 });
  const screen = at.container.get(FirstScreen);
  at.lists.shown('browse');
  await at.loadOffers.refresh('browse');
  screen.run();
  await at.passes(1_000);
  expect(screen.isDone).toBe(true);
});

it('FirstScreen waits for a page without a list that is fetched', async () => {
  const at = new Workplace();
  const screen = at.container.get(FirstScreen);
  const arrive = screen.pageAwaited();
  screen.run();
  await at.passes(1_000);
  expect(screen.isDone).toBe(false);
  arrive();
  await at.passes(1_000);
  expect(screen.isDone).toBe(true);
});

it('FirstScreen is not done after the dealer has left, also if the browser becomes idle later', async () => {
  const at = new Workplace();
  const screen = at.container.get(FirstScreen);
  screen.run()();
  await at.passes(1_000);
  expect(screen.isDone).toBe(false);
});
