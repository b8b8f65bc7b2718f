import { ArrangeTable } from '../../../../src/application/offers/table/ArrangeTable';
import { defaultColumns } from '../../../../src/domain/offers/list/OfferColumn';
import { watchActions } from '../../../support/watchActions';
import { InMemoryPreferences } from '../../../twins/BrowserTwins';

watchActions();

function aPage(preferences = new InMemoryPreferences()) {
  const arrange = new ArrangeTable(preferences);
  arrange.restore('browse');
  return { arrange, preferences };
}

describe('ArrangeTable', () => {
  it('keeps the columns of each list for the next page', () => {
    const { arrange, preferences } = aPage();
    arrange.hide('browse', 'bids');
    arrange.show('browse', 'minimumBid');
    arrange.move('browse', 'minimumBid', -99);
    arrange.resize('browse', 'year', 90);
    const { arrange: next } = aPage(preferences);
    const usual = defaultColumns.browse.filter(column => column !== 'bids' && column !== 'minimumBid');
    expect(next.arrangementOf('browse')).toEqual({ shown: ['minimumBid', ...usual], widths: { year: 90 } });
    expect(next.arrangementOf('liked')).toEqual({ shown: defaultColumns.liked, widths: {} });
  });

  it('returns to the usual columns', () => {
    const { arrange, preferences } = aPage();
    arrange.hide('browse', 'bids');
    arrange.reset('browse');
    expect(arrange.arrangementOf('browse').shown).toEqual(defaultColumns.browse);
    expect(aPage(preferences).arrange.arrangementOf('browse').shown).toEqual(defaultColumns.browse);
  });

  it('keeps the usual columns if what is stored cannot be read', () => {
    const preferences = new InMemoryPreferences();
    preferences.write('table.browse', '{');
    expect(aPage(preferences).arrange.arrangementOf('browse').shown).toEqual(defaultColumns.browse);
  });

  it('does not undo a change of this page when a list is shown again', () => {
    const { arrange, preferences } = aPage();
    arrange.hide('browse', 'bids');
    preferences.write('table.browse', JSON.stringify({ shown: ['year'], widths: {} }));
    arrange.restore('browse');
    expect(arrange.arrangementOf('browse').shown).not.toContain('bids');
    expect(arrange.arrangementOf('browse').shown).toContain('score');
  });
});
