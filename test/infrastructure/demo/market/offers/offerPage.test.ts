import { noFilters } from '../../../../../src/domain/offers/list/BrowseFilters';
import { offerTabs } from '../../../../../src/domain/offers/list/OfferTab';
import { aMarketplace, aQuestion, isComplete, wholeList } from '../aMarketplace';

const { buyer } = aMarketplace({ offers: 300 });

test('the pages of every list contain each counted offer exactly once', () => {
  for (const tab of offerTabs) {
    const ids = wholeList(buyer, tab).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(buyer.list(tab, aQuestion()).totalCount);
    expect(buyer.list(tab, aQuestion({}, { page: 9_999 })).offers).toEqual([]);
  }
});

test('browse never contains closed offers, but contains new ones', () => {
  const own = aMarketplace({ offers: 60 });
  const { hashId } = isComplete(own.buyer.list('browse', aQuestion()).offers[0] ?? {});
  own.marketplace.rivalBuys(hashId);
  expect(own.buyer.list('browse', aQuestion({ hashId })).totalCount).toBe(0);
  const added = own.marketplace.publish();
  expect(own.buyer.list('browse', aQuestion({ hashId: added.toLowerCase() })).offers[0]?.hashId).toBe(added);
});

test('the available countries are those of the whole list, whatever country is chosen', () => {
  const { availableCountries } = buyer.list('browse', aQuestion({ ...noFilters, countryCode: 'NL' }));
  expect(new Set(availableCountries)).toEqual(new Set(wholeList(buyer, 'browse').map(({ region }) => region)));
});
