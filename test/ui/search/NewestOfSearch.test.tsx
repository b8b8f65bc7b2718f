/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { NewMatches } from '../../../src/application/search/saved/NewMatches';
import type { HashId, OfferId } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { NewestOfSearch } from '../../../src/ui/search/NewestOfSearch';
import { anOffer } from '../../support/anOffer';
import { Workplace } from '../../support/Workplace';
import { renderView } from '../support/renderView';
import { textOf } from '../support/textOf';

async function newestOf() {
  const at = new Workplace();
  const store = at.container.get(NewMatches);
  await renderView(<NewestOfSearch id="s1" name="From Germany" />, at);
  const list = screen.getByRole('list', { name: 'Newest offers: From Germany' });
  const offers = [1, 2].map(id =>
    anOffer({ id: id as OfferId, hashId: `MB-${id}` as HashId, label1: `Vehicle ${id}`, buyNowPrice: euros(9900) }),
  );
  return {
    store,
    offers: () => within(list).queryAllByRole('link'),
    places: () => list.children.length,
    answers: (most: number) =>
      act(() =>
        runInAction(() => {
          const listed = offers.slice(0, most);
          for (const offer of listed) at.registry.apply(offer);
          store.newestArrived('s1', { hashIds: listed.map(({ hashId }) => hashId), total: most });
        }),
      ),
  };
}

describe('the newest offers of a saved search', () => {
  it('have their places before the server has answered', async () => {
    const { offers, places, answers } = await newestOf();
    expect([offers().length, places()]).toEqual([0, 3]);
    answers(2);
    expect([offers().length, places()]).toEqual([2, 3]);
  });

  it('say their name and the amount that buys them', async () => {
    const { offers, answers } = await newestOf();
    answers(1);
    expect(textOf(offers()[0])).toMatch(/^Vehicle 1 Adventure.*Buy now 9 900 €$/);
  });

  it('say which of them are new', async () => {
    const { store, offers, answers } = await newestOf();
    answers(2);
    act(() => runInAction(() => store.counted('s1', ['MB-2' as HashId], false)));
    expect(offers().map(offer => within(offer).queryByText('New') !== null)).toEqual([false, true]);
  });

  it('say that there is none', async () => {
    const { answers } = await newestOf();
    answers(0);
    screen.getByText('No offer fits at the moment. New ones are announced here.');
  });
});
