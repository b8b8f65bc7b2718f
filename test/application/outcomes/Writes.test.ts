import { ConnectionStore } from '../../../src/application/connection/ConnectionStore';
import { Writes } from '../../../src/application/outcomes/Writes';
import { SECOND } from '../../../src/domain/shared/Instant';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { atTheList } from '../../support/Workplace';

watchActions();

/** Looks for the effect of a write that never shows, and counts the looks. */
async function aSearch() {
  const at = await atTheList();
  const search = { at, checks: 0, seen: 0, unknown: 0, isDone: false, again: () => {} };
  at.container.get(ConnectionStore).changed('lost');
  const { inTime, seen } = at.container.get(Writes).search({
    check: async () => {
      search.checks += 1;
      return search.isDone;
    },
    listen: again => {
      search.again = again;
      return () => {};
    },
  });
  void inTime.then(isSeen => (search.unknown += isSeen ? 0 : 1));
  void seen.then(() => (search.seen += 1));
  await settled();
  return search;
}

describe('the search for the outcome of a write whose answer was lost', () => {
  it.each<readonly [string, (search: Awaited<ReturnType<typeof aSearch>>) => unknown]>([
    ['the network returns', ({ at }) => at.twins.browserWindow.goOnline()],
    ['the live connection returns', ({ at }) => at.container.get(ConnectionStore).changed('connected')],
    ['the caller has a reason, such as a push', ({ again }) => again()],
  ])('checks again at once when %s', async (_, happens) => {
    const search = await aSearch();
    expect(search.checks).toBe(1);
    happens(search);
    await settled();
    expect(search.checks).toBe(2);
  });

  it('checks after 0, 2, 5, 10, 20, 40 and 60 s, says then that the outcome is unknown, and still finds it later', async () => {
    const search = await aSearch();
    const looked: number[] = [];
    for (let second = 0; second <= 70; second += 1) {
      if (search.checks > looked.length) looked.push(second);
      await search.at.passes(SECOND);
    }
    expect(looked).toEqual([0, 2, 5, 10, 20, 40, 60]);
    expect([search.seen, search.unknown]).toEqual([0, 1]);
    search.isDone = true;
    search.at.twins.browserWindow.goOnline();
    await settled();
    expect([search.seen, search.unknown]).toEqual([1, 1]);
  });

  it('asks nothing while nobody is signed in', async () => {
    const search = await aSearch();
    search.at.session.sessionMissing(null);
    search.at.twins.browserWindow.goOnline();
    await search.at.passes(2 * SECOND);
    expect(search.checks).toBe(1);
  });
});
