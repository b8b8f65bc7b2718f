import { BookStore } from '../../../src/application/book/BookStore';
import { Visits } from '../../../src/application/session/Visits';
import { SignedIn } from '../../../src/application/start/SignedIn';
import { startTasks } from '../../../src/application/start/startTasks';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

function aWorkplace() {
  const at = new Workplace();
  const begun: string[] = [];
  jest.spyOn(at.container.get(SignedIn), 'begin').mockImplementation(async () => void begun.push('work'));
  const ended = jest.fn();
  jest.spyOn(at.container.get(Visits), 'follow').mockImplementation(() => {
    begun.push('use');
    return ended;
  });
  return { at, begun, ended, start: () => startTasks(identifier => at.container.get(identifier)) };
}

it('startTasks begins the background work at once, and the rest when the page is idle', async () => {
  const { at, begun, start } = aWorkplace();
  start();
  expect(begun).toEqual(['work']);
  await at.passes(1_000);
  expect(begun).toEqual(['work', 'use']);
});

it('startTasks starts the later tasks, such as the offer of a newer version, if a task fails', async () => {
  const { at, start } = aWorkplace();
  jest.spyOn(at.container.get(Visits), 'follow').mockImplementation(() => {
    throw new Error('out of ink');
  });
  start();
  await at.passes(1_000).catch(() => {});
  await at.passes(60_000);
  expect(at.twins.appShell.isKept).toBe(true);
});

it('startTasks ends what runs and starts nothing more when it is cancelled', async () => {
  const { at, begun, ended, start } = aWorkplace();
  start()();
  await at.passes(1_000);
  expect(begun).toEqual(['work']);
  const cancel = start();
  await at.passes(1_000);
  cancel();
  expect(ended).toHaveBeenCalledTimes(1);
});

it.each([
  ['settings', 'trading', { vehicleTypes: ['Camper'] }],
  ['calculations', 'MB-1', { salePrice: 1_000_000 }],
] as const)('startTasks reads the own data of a dealer who keeps only %s', async (collection, key, value) => {
  const { at, start } = aWorkplace();
  await at.twins.book.put(at.session.dealerKey, collection, [{ key, changedAt: 1, value: value as never }]);
  start();
  await at.passes(1_000);
  await settled();
  expect(at.container.get(BookStore).get(collection, key)).toEqual(value);
});
