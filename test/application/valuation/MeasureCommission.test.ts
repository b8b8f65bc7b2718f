import { MeasureCommission } from '../../../src/application/valuation/MeasureCommission';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { success } from '../../../src/domain/shared/Result';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import type { MarketPorts } from '../../support/Wire';
import { Workplace } from '../../support/Workplace';

watchActions();

const listsOfDeals = ['inRealization', 'archived'] as const;

/** The server lists three rows a page. */
const inPagesOfThree = (ports: MarketPorts): MarketPorts => ({
  ...ports,
  offers: {
    ...ports.offers,
    list: async (tab, question, signal) => {
      const answer = await ports.offers.list(tab, { ...question, page: 1 }, signal);
      if (!answer.ok) return answer;
      const all = answer.value.offers;
      const offers = all.slice(3 * question.page - 3, 3 * question.page);
      const numbers = { totalPages: Math.ceil(all.length / 3), totalCount: all.length };
      return success({ ...answer.value, offers, received: offers.length, ...numbers });
    },
  },
});

const dealsOf = ({ dealer }: Workplace) =>
  listsOfDeals.flatMap(tab => wholeList(dealer, tab)).filter(({ deal }) => (deal?.clientPrice ?? 0) > 0);

const commissionAt = ({ container }: Workplace) => container.get(MeasureCommission);

describe('MeasureCommission', () => {
  it('is made of all deals, however many pages they have, and says nothing before these are read', async () => {
    const at = new Workplace({ offers: 200, through: inPagesOfThree });
    for (const tab of listsOfDeals) await at.loadOffers.refresh(tab);
    expect(at.list('archived').hasMore).toBe(true);
    expect(commissionAt(at).ofDeals).toBeNull();
    const end = commissionAt(at).run();
    await settled();
    await at.passes(0);
    expect(dealsOf(at).length).toBeGreaterThan(9);
    expect(commissionAt(at).ofDeals).toMatchObject({ count: dealsOf(at).length });
    end();
  });

  it('reads the deals again that moved while no list of them was visible', async () => {
    const at = new Workplace({ offers: 200 });
    for (const tab of listsOfDeals) await at.loadOffers.refresh(tab);
    at.lists.dealMoved();
    expect(commissionAt(at).ofDeals).toBeNull();
    const end = commissionAt(at).run();
    await settled();
    await at.passes(0);
    expect(commissionAt(at).ofDeals).toMatchObject({ count: dealsOf(at).length });
    end();
  });

  it('does not take a filtered archive for the whole one', async () => {
    const at = new Workplace({ offers: 200 });
    await at.loadOffers.refresh('inRealization');
    await at.loadOffers.show('archived', { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' } });
    expect(commissionAt(at).ofDeals).toBeNull();
    const end = commissionAt(at).run();
    await settled();
    await at.passes(0);
    expect(commissionAt(at).ofDeals).toMatchObject({ count: dealsOf(at).length });
    end();
  });
});
