import * as fc from 'fast-check';
import { failed, success } from '../../../src/domain/shared/Result';
import { readOfferPage } from '../../../src/infrastructure/http/HttpOffers';
import { aRow, reading } from './json/aRow';

const aPage = (parts: object = {}) => ({ offers: [aRow()], total_pages: 1, total_count: 1, ...parts });

describe('readOfferPage', () => {
  it('reads a page and uses null for optional keys that are absent', () => {
    expect(reading(readOfferPage, aPage()).value).toMatchObject(
      success({ offers: [{ id: 101 }], totalPages: 1, totalCount: 1, limit: null, availableCountries: null }),
    );
    const talkative = aPage({ limit: 20, available_countries: ['DE', 7, 'PL'] });
    const { value, dropped } = reading(readOfferPage, talkative);
    expect(value).toMatchObject(success({ limit: 20, availableCountries: ['DE', 'PL'] }));
    expect(dropped).toEqual(['available_countries.1']);
  });

  it.each([0, -20, 2.5, Infinity, 'all'])('ignores the page length %j', limit => {
    const { value, dropped } = reading(readOfferPage, aPage({ limit }));
    expect(value).toMatchObject(success({ limit: null }));
    expect(dropped).toEqual(['limit']);
  });

  it.each([-1, 1.5, Infinity, 2 ** 53, '-9'])('reads a page although %j is no number of pages or rows', number => {
    const { value, dropped } = reading(readOfferPage, aPage({ total_pages: number, total_count: number }));
    expect(value).toMatchObject(success({ offers: [{ id: 101 }], totalPages: Infinity, totalCount: 0 }));
    expect(dropped).toEqual(['total_pages', 'total_count']);
  });

  it('rejects a page without offers', () =>
    expect(reading(readOfferPage, aPage({ offers: null })).value).toEqual(failed('offers')));

  it.each(['total_pages', 'total_count'])('reads a page without %s', key =>
    expect(reading(readOfferPage, aPage({ [key]: null })).value).toMatchObject(success({ offers: [{ id: 101 }] })),
  );

  it('never drops more than the unreadable rows, and names each of them', () => {
    const good = fc.integer({ min: 1, max: 9999 }).map(id => ({ row: aRow({ id }), key: null }));
    const bad = fc.constantFrom(
      { row: null, key: '' },
      { row: 'gone', key: '' },
      { row: aRow({ id: null }), key: '.id' },
      { row: aRow({ hash_id: 7 }), key: '.hash_id' },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(good, bad)), rows => {
        const { value, dropped } = reading(readOfferPage, aPage({ offers: rows.map(({ row }) => row) }));
        const kept = rows.flatMap(({ row, key }) => (key === null && typeof row === 'object' ? [row?.id] : []));
        expect(value.ok && value.value.offers.map(({ id }) => id)).toEqual(kept);
        expect(value).toMatchObject({ value: { received: rows.length } });
        expect(dropped).toEqual(rows.flatMap(({ key }, index) => (key === null ? [] : [`offers.${index}${key}`])));
      }),
    );
  });
});
