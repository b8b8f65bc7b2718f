import { dealsOverview } from '../../../src/domain/board/DealsOverview';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Money } from '../../../src/domain/shared/Money';
import { aDeal } from '../deals/aDeal';

const bought = (hashId: string, deal: Partial<ReturnType<typeof aDeal>>) => ({
  hashId: hashId as HashId,
  deal: { ...aDeal(), clientPrice: 100_00 as Money, commission: 5_00 as Money, ...deal },
});

describe('dealsOverview', () => {
  it('adds up the deals of each place, in the order in which a deal passes them', () => {
    const { all, places } = dealsOverview([
      bought('A', { contractPdf: 'c', vehiclePickedUp: true, invoiceCreated: true }),
      bought('B', { contractPdf: 'c', vehiclePickedUp: false, invoiceCreated: false, speditionArranged: false }),
      bought('C', { contractPdf: 'c', vehiclePickedUp: false, invoiceCreated: false, speditionArranged: false }),
    ]);
    expect(all).toEqual({ count: 3, total: 315_00, unknown: 0 });
    expect(places.map(({ place, count, total }) => [place, count, total])).toEqual([
      ['contract', 2, 210_00],
      ['done', 1, 105_00],
    ]);
  });

  it('names the open deals without a paper, and none that is done', () => {
    const papers = { contractPdf: 'c', vehicleDataPdf: null };
    const { withoutPapers } = dealsOverview([
      bought('A', { ...papers, vehiclePickedUp: true, invoiceCreated: true }),
      bought('B', { ...papers, vehiclePickedUp: false, invoiceCreated: false }),
    ]);
    expect(withoutPapers).toEqual(['B']);
  });
});
