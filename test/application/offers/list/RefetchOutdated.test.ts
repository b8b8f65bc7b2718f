import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { atTheList } from '../../../support/Workplace';

watchActions();

it('RefetchOutdated fetches the top of a list that becomes outdated, until it is left', async () => {
  const at = await atTheList();
  await at.loadOffers.more('browse');
  at.lists.rowsShown([2]);
  const leave = at.refetchOutdated.run('browse');
  at.calls.length = 0;
  at.list('liked').outdated();
  await settled();
  expect(at.calls).toEqual([]);
  at.list('browse').outdated();
  await settled();
  expect(at.calls).toEqual(['list browse 1', 'list browse 2']);
  leave();
  at.list('browse').outdated();
  await settled();
  expect(at.calls).toHaveLength(2);
});
