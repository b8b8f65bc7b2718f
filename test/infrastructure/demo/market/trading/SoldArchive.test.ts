import { aMarketplace, aQuestion, isComplete, wholeList } from '../aMarketplace';

const { buyer } = aMarketplace({ offers: 100, archivedSales: 20_000 });

const salesOf = (model: string) =>
  wholeList(buyer, 'sold', { vehicleType: 'Motorbike', brandId: 2, model }).filter(({ year }) => year !== null);

describe('SoldArchive', () => {
  it('continues the list of sold offers, the latest first', () => {
    const { totalCount, totalPages } = buyer.list('sold', aQuestion());
    expect(totalCount).toBe(20_020);
    const pages = [2, 3, 4, totalPages - 1].map(page =>
      buyer.list('sold', aQuestion({}, { page })).offers.map(isComplete),
    );
    const times = pages.flat().map(({ archivedAt }) => archivedAt ?? 0);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(80);
  });

  it('has prices that fall with the mileage and rise with the year', () => {
    const sales = salesOf('R 1250 GS');
    const mean = (offers: typeof sales) =>
      offers.reduce((sum, { finalPrice }) => sum + (finalPrice ?? 0), 0) / offers.length;
    expect(mean(sales.filter(({ year }) => year! >= 2022))).toBeGreaterThan(
      mean(sales.filter(({ year }) => year! < 2021)),
    );
    expect(mean(sales.filter(({ totalMileage }) => (totalMileage ?? 0) < 15_000))).toBeGreaterThan(
      mean(sales.filter(({ totalMileage }) => (totalMileage ?? 0) > 40_000)),
    );
  });

  it('opens each sale by its hash id and by its number', () => {
    const sale = isComplete(buyer.list('sold', aQuestion({ vehicleType: 'Camper' }, { page: 9 })).offers[0] ?? {});
    expect(buyer.open(sale.hashId)?.offer).toEqual(sale);
    expect(buyer.open(sale.id)?.offer).toEqual(sale);
    expect(wholeList(buyer, 'sold', { hashId: sale.hashId })).toEqual([sale]);
  });

  it('returns the same sales for the same seed, whatever is asked first', () => {
    const other = aMarketplace({ offers: 100, archivedSales: 20_000 }).buyer;
    const last = aQuestion({}, { page: 900 });
    expect(other.list('sold', last)).toEqual(buyer.list('sold', last));
  });

  it('keeps a like of an archived sale over a restart', () => {
    const options = { offers: 20, archivedSales: 200 };
    const { marketplace, buyer: dealer } = aMarketplace(options);
    const sale = isComplete(dealer.list('sold', aQuestion({ vehicleType: 'Motorbike' }, { page: 5 })).offers[0] ?? {});
    dealer.like(sale.id);
    const later = aMarketplace(options);
    expect(later.marketplace.restore(marketplace.snapshot())).toBe(true);
    expect(wholeList(later.buyer, 'liked').map(({ hashId }) => hashId)).toContain(sale.hashId);
  });
});
