/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { PickupTour } from '../../../src/application/board/PickupTour';
import { withStop } from '../../../src/domain/board/PickupPlan';
import type { Deal } from '../../../src/domain/offers/Deal';
import type { HashId, OfferId } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { DealsOverview } from '../../../src/ui/deals/DealsOverview';
import { aDeal } from '../../domain/deals/aDeal';
import { arrives } from '../../support/aList';
import { anOffer } from '../../support/anOffer';
import { Workplace } from '../../support/Workplace';
import { renderView } from '../support/renderView';
import { textOf } from '../support/textOf';

const papers = { contractPdf: 'c.pdf', vehicleDataPdf: 'v.pdf' };

async function overviewOf(deals: readonly Partial<Deal>[], totalCount = deals.length) {
  const at = new Workplace();
  const list = at.list('inRealization');
  const ids = deals.map((_, index) => `MB-${index}` as HashId);
  runInAction(() => {
    for (const [index, deal] of deals.entries())
      at.registry.apply({
        ...anOffer({ id: index as OfferId, hashId: ids[index]!, label1: `Vehicle ${index}`, label2: '' }),
        deal: aDeal({ clientPrice: euros(1000), commission: euros(50), ...deal }),
      });
    arrives(list, 'first', { ids, totalPages: 1, totalCount, limit: null }, 0);
  });
  const view = await renderView(<DealsOverview />, at);
  return { at, ids, view, overview: screen.queryByRole('complementary', { name: 'Purchases together' }) };
}

describe('what is beside the deals', () => {
  it('says what they add up to, and what those of each step do', async () => {
    const { overview } = await overviewOf([papers, papers, { ...papers, speditionArranged: true }]);
    expect(textOf(overview)).toContain('3 150 €');
    const steps = within(overview!)
      .getAllByRole('term')
      .map(term => [textOf(term), textOf(term.nextElementSibling)]);
    expect(steps).toEqual([
      ['Contract 2', '2 100 €'],
      ['Transport 1', '1 050 €'],
    ]);
  });

  it('says no sum while not all deals are loaded, because it would be a smaller one', async () => {
    const { overview, view } = await overviewOf([papers], 40);
    expect([overview, view.textContent]).toEqual([null, '']);
  });

  it('leads to the vehicles whose papers are missing', async () => {
    const { overview } = await overviewOf([papers, { ...papers, contractPdf: null }]);
    expect(within(overview!).getAllByRole('link', { name: /Vehicle/ })).toHaveLength(1);
    within(overview!).getByRole('link', { name: /Vehicle 1/ });
  });

  it('says that no document is missing, and that these are no vehicle papers', async () => {
    const { overview } = await overviewOf([papers]);
    within(overview!).getByRole('heading', { name: 'Documents (PDF)' });
    within(overview!).getByText('The documents (PDF) of all open purchases are there');
  });

  it('leads to the tour', async () => {
    const { at, ids, overview } = await overviewOf([papers]);
    within(overview!).getByText('No vehicle chosen yet');
    within(overview!).getByRole('link', { name: 'Plan pickup' });
    act(() => at.container.get(PickupTour).change(plan => withStop(plan, ids[0]!, true)));
    within(overview!).getByText('1 chosen');
  });

  it('is an empty place without deals', async () => {
    const { overview, view } = await overviewOf([]);
    expect([overview, view.textContent]).toEqual([null, '']);
  });
});
