import { listedRow } from '../../../../src/domain/offers/list/listedRow';
import { type HashId, mergeOffer, type OfferId } from '../../../../src/domain/offers/Offer';
import { unstatedDeal } from '../../../../src/domain/offers/unstatedDeal';
import { aRealization } from '../../realization/aRealization';

const row = { id: 1 as OfferId, hashId: 'MB-1' as HashId };
const known = mergeOffer(undefined, { ...row, realization: aRealization({ phone: '1' }) });

describe('listedRow', () => {
  it.each([row, { ...row, realization: null }])('makes the row %j in the list of deals a deal', untold =>
    expect(listedRow('inRealization', untold, undefined).realization).toEqual(unstatedDeal),
  );

  it('keeps the known details of a deal, and prefers those of the row', () => {
    expect(listedRow('inRealization', row, known).realization).toEqual(known.realization);
    const told = { ...row, realization: aRealization({ phone: '2' }) };
    expect(listedRow('inRealization', told, known)).toEqual(told);
  });

  it('adds to archived and sold rows that they are over, and nothing to other rows', () => {
    expect(listedRow('archived', row, undefined)).toEqual({ ...row, inArchive: true });
    expect(listedRow('sold', row, undefined)).toEqual({ ...row, closed: true });
    for (const tab of ['browse', 'liked', 'ownBids'] as const) expect(listedRow(tab, row, known)).toBe(row);
  });
});
