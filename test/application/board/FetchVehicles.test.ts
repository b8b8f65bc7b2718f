import { FetchVehicles } from '../../../src/application/board/FetchVehicles';
import { Offers } from '../../../src/application/ports/Offers';
import { SECOND } from '../../../src/domain/shared/Instant';
import { failed } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

/** Seven offers of a list, and a server that answers about none of them. */
async function silent() {
  const at = new Workplace();
  await at.loadOffers.refresh('browse');
  const open = jest
    .spyOn(at.container.get(Offers), 'open')
    .mockImplementation(
      (_id, signal) =>
        new Promise(resolve => signal!.addEventListener('abort', () => resolve(failed({ reason: 'aborted' })))),
    );
  const hashIds = at.list('browse').ids.slice(0, 7);
  const controller = new AbortController();
  let hasEnded = false;
  const read = at.container.get(FetchVehicles).execute(hashIds, controller.signal);
  void read.then(() => (hasEnded = true));
  await settled();
  return { at, hashIds, controller, asked: () => open.mock.calls.length, hasEnded: () => hasEnded };
}

describe('FetchVehicles', () => {
  it('reads all vehicles, and none that is known', async () => {
    const at = new Workplace();
    await at.loadOffers.refresh('browse');
    const hashIds = at.list('browse').ids.slice(0, 7);
    await at.opened.read(hashIds[0]!);
    at.calls.length = 0;
    await at.container.get(FetchVehicles).execute(hashIds, new AbortController().signal);
    expect(hashIds.every(hashId => at.opened.detailOf(hashId))).toBe(true);
    expect(at.calls).toHaveLength(6);
  });

  it('reads three vehicles at a time, and ends after fifteen seconds however many are missing', async () => {
    const { at, asked, hasEnded } = await silent();
    expect(asked()).toBe(3);
    await at.passes(14 * SECOND);
    expect(hasEnded()).toBe(false);
    await at.passes(SECOND);
    expect([asked(), hasEnded()]).toEqual([3, true]);
  });

  it('ends when it is cancelled, and then no vehicle is being read', async () => {
    const { at, hashIds, controller, asked, hasEnded } = await silent();
    controller.abort();
    await settled();
    expect([asked(), hasEnded()]).toEqual([3, true]);
    const steps = hashIds.map(hashId => at.opened.statusOf(hashId).step);
    expect(steps).toEqual(['failed', 'failed', 'failed', 'idle', 'idle', 'idle', 'idle']);
  });
});
