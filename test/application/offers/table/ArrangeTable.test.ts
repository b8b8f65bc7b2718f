import { ArrangeTable } from '../../../../src/application/offers/table/ArrangeTable';
import { TableStore } from '../../../../src/application/offers/table/TableStore';
import { defaultColumns } from '../../../../src/domain/offers/list/OfferColumns';
import { InMemoryPreferences } from '../../../../src/infrastructure/twins/InMemoryPreferences';
import { watchActions } from '../../../support/watchActions';

watchActions();

function aPage(preferences = new InMemoryPreferences()) {
  const store = new TableStore();
  const arrange = new ArrangeTable(preferences, store);
  arrange.restore('browse');
  return { store, arrange, preferences };
}

describe('ArrangeTable', () => {
  it('keeps the columns of each list for the next page', () => {
    const { arrange, preferences } = aPage();
    arrange.hide('browse', 'country');
    arrange.show('browse', 'minimumBid');
    arrange.move('browse', 'minimumBid', -99);
    arrange.resize('browse', 'year', 90);
    const { store } = aPage(preferences);
    const usual = defaultColumns.browse.filter(column => column !== 'country');
    expect(store.arrangementOf('browse')).toEqual({ shown: ['minimumBid', ...usual], widths: { year: 90 } });
    expect(store.arrangementOf('liked')).toEqual({ shown: defaultColumns.liked, widths: {} });
  });

  it('returns to the usual columns', () => {
    const { arrange, store, preferences } = aPage();
    arrange.hide('browse', 'country');
    arrange.reset('browse');
    expect(store.arrangementOf('browse').shown).toEqual(defaultColumns.browse);
    expect(aPage(preferences).store.arrangementOf('browse').shown).toEqual(defaultColumns.browse);
  });

  it('keeps the usual columns if what is stored cannot be read', () => {
    const preferences = new InMemoryPreferences();
    preferences.write('table.browse', '{');
    expect(aPage(preferences).store.arrangementOf('browse').shown).toEqual(defaultColumns.browse);
  });

  it('does not undo a change of this page when a list is shown again', () => {
    const { arrange, store, preferences } = aPage();
    arrange.hide('browse', 'country');
    preferences.write('table.browse', JSON.stringify({ shown: ['year'], widths: {} }));
    arrange.restore('browse');
    expect(store.arrangementOf('browse').shown).not.toContain('country');
    expect(store.arrangementOf('browse').shown).toContain('score');
  });
});
