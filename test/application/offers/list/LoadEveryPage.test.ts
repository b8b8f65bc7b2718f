import { LoadEveryPage } from '../../../../src/application/offers/list/LoadEveryPage';
import type { OfferListPart } from '../../../../src/application/ports/Offers';
import type { Failure } from '../../../../src/domain/shared/Failure';
import { failed, type Result } from '../../../../src/domain/shared/Result';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';

watchActions();

async function aList(offers = 200) {
  const at = new Workplace({ offers });
  at.lists.shown('browse');
  await at.loadOffers.refresh('browse');
  const asked: number[] = [];
  let underWay = 0;
  let most = 0;
  let broken = Infinity;
  const { offers: port } = at.twins;
  const list = port.list.bind(port);
  jest.spyOn(port, 'list').mockImplementation(async (...question): Promise<Result<OfferListPart, Failure>> => {
    asked.push(question[1].page);
    most = Math.max(most, (underWay += 1));
    const answer = await list(...question);
    underWay -= 1;
    return question[1].page >= broken ? failed({ reason: 'offline' }) : answer;
  });
  return {
    at,
    asked,
    mostAtOnce: () => most,
    breakFrom: (page: number) => (broken = page),
    list: at.list('browse'),
    load: at.container.get(LoadEveryPage),
  };
}

describe('LoadEveryPage', () => {
  it('loads each further page once, at most three at a time', async () => {
    const { list, load, asked, mostAtOnce } = await aList();
    const loading = load.execute('browse');
    expect(list.isLoadingAll).toBe(true);
    await loading;
    expect(list.ids).toHaveLength(list.totalCount);
    expect(new Set(list.ids).size).toBe(list.totalCount);
    expect(asked).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(mostAtOnce()).toBe(3);
    expect(list.isLoadingAll).toBe(false);
  });

  it('stops at the wanted number of rows', async () => {
    const { list, load } = await aList();
    await load.execute('browse', 50);
    expect(list.ids).toHaveLength(80);
    expect(list.isLoadingAll).toBe(false);
  });

  it('stops after the pages that are under way when it is cancelled', async () => {
    const { list, load, asked } = await aList();
    const loading = load.execute('browse');
    load.cancel('browse');
    await loading;
    expect(asked).toEqual([2, 3, 4]);
    expect(list.ids).toHaveLength(80);
  });

  it('keeps what was loaded when a page fails, and says so at the end of the list', async () => {
    const { list, load, breakFrom } = await aList();
    breakFrom(6);
    await load.execute('browse');
    expect(list.ids).toHaveLength(100);
    expect(list.status).toMatchObject({ step: 'failed', what: 'more' });
    expect(list.isLoadingAll).toBe(false);
  });
});
