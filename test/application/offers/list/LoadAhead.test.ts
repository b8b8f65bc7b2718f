import { LoadAhead } from '../../../../src/application/offers/list/LoadAhead';
import { atTheList, type Workplace } from '../../../support/Workplace';

const pagesAsked = (at: Workplace) => at.sent('list').filter(call => call.startsWith('list browse'));

describe('LoadAhead', () => {
  it('loads a further page near the end of the loaded rows, and none before', async () => {
    const at = await atTheList();
    const ahead = at.container.get(LoadAhead);
    const { ids } = at.list('browse');
    const loaded = ids.length;
    await ahead.execute(ids[loaded - 6]!);
    expect(pagesAsked(at)).toEqual(['list browse 1']);
    await ahead.execute(ids[loaded - 5]!);
    expect(pagesAsked(at)).toEqual(['list browse 1', 'list browse 2']);
    expect(ids.length).toBeGreaterThan(loaded);
  });

  it('loads nothing at the end of the whole list', async () => {
    const at = await atTheList();
    const { ids } = at.list('browse');
    while (at.list('browse').hasMore) await at.loadOffers.more('browse');
    const asked = at.sent('list').length;
    await at.container.get(LoadAhead).execute(ids.at(-1)!);
    expect(at.sent('list')).toHaveLength(asked);
  });

  it('loads nothing for an offer that was not opened from a list', async () => {
    const at = await atTheList();
    const last = at.list('browse').ids.at(-1)!;
    at.lists.screenOpened();
    await at.container.get(LoadAhead).execute(last);
    expect(pagesAsked(at)).toEqual(['list browse 1']);
  });
});
