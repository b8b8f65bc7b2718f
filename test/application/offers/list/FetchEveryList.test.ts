import { FetchEveryList } from '../../../../src/application/offers/list/FetchEveryList';
import { noFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { offerTabs } from '../../../../src/domain/offers/list/OfferTab';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';

watchActions();

const campers = { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' as const } };

function atTheStart() {
  const at = new Workplace();
  return { at, fetchAll: at.container.get(FetchEveryList) };
}

describe('FetchEveryList', () => {
  it('fetches the visible list first, and each list once', async () => {
    const { at, fetchAll } = atTheStart();
    at.lists.shown('archived');
    await fetchAll.execute();
    const others = offerTabs.filter(tab => tab !== 'archived');
    expect(at.calls).toEqual(['archived', ...others].map(tab => `list ${tab} 1`));
  });

  it('fetches new lists as the dealer wants them, and the others as they were shown', async () => {
    const { at, fetchAll } = atTheStart();
    at.appearance.choosePaging('paginated');
    await at.loadOffers.show('browse', campers);
    await fetchAll.execute();
    fetchAll.outdate();
    await fetchAll.execute();
    expect(at.list('browse').question).toEqual(campers);
    expect(at.list('liked').question.paging).toBe('paginated');
    expect(at.sent('list')).toHaveLength(2 * offerTabs.length);
  });

  it('does not replace a question that is on its way', async () => {
    const { at, fetchAll } = atTheStart();
    at.twins.line.latency = 100;
    void at.loadOffers.show('browse', campers);
    void fetchAll.execute();
    await at.passes(100);
    expect(at.list('browse').question).toEqual(campers);
    expect(at.calls).toEqual(['list browse 1', 'list liked 1']);
  });

  it('fetches the liked offers again if they could not be fetched, and then knows the count of likes', async () => {
    const { at, fetchAll } = atTheStart();
    at.lists.shown('liked');
    at.twins.line.failNext({ reason: 'offline' });
    await at.loadOffers.refresh('liked');
    expect(at.likes.count).toBeNull();
    await fetchAll.execute();
    expect(at.sent('list').filter(call => call === 'list liked 1')).toHaveLength(2);
    await settled();
    expect(at.likes.count).toBe(at.dealer.counters().likedOffers);
  });

  it('keeps a count of likes that arrived while it fetched', async () => {
    const { at, fetchAll } = atTheStart();
    const fetched = fetchAll.execute();
    at.likes.serverCounted(42);
    await fetched;
    expect(at.likes.count).toBe(42);
  });
});
