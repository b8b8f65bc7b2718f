/** @jest-environment jsdom */
import { runInAction } from 'mobx';
import { OwnPurchases } from '../../../../src/application/bidding/deal/OwnPurchases';
import { BookStore } from '../../../../src/application/book/BookStore';
import { TRADING_SETTINGS } from '../../../../src/domain/book/BookRecord';
import { newsKey } from '../../../../src/domain/notifications/News';
import { type OfferColumn, offerColumns } from '../../../../src/domain/offers/list/OfferColumn';
import type { Offer } from '../../../../src/domain/offers/Offer';
import { DAY, HOUR, MINUTE } from '../../../../src/domain/shared/Instant';
import { euros } from '../../../../src/domain/shared/Money';
import { unsetCalculation } from '../../../../src/domain/valuation/Calculation';
import { columnViews } from '../../../../src/ui/offers/table/columnViews';
import { TableContext } from '../../../../src/ui/offers/table/TableContext';
import { aDeal } from '../../../domain/deals/aDeal';
import { anOffer } from '../../../support/anOffer';
import { Workplace } from '../../../support/Workplace';
import { renderView } from '../../support/renderView';
import { textOf } from '../../support/textOf';

const table = {
  columns: offerColumns,
  hasColumns: true,
  measure: () => {},
  isBeside: true,
  isOpen: () => false,
  hasStandingBeside: false,
  hasVerb: false,
  canRaise: true,
  onDetails: () => {},
  onFillIn: () => {},
};

/** What each column shows of an offer, or the address of its image. */
async function cellsOf(offer: Offer, at: Workplace, columns: readonly OfferColumn[] = offerColumns) {
  const element = await renderView(
    <TableContext value={{ ...table, columns }}>
      {columns.map(column => {
        const { Cell } = columnViews[column];
        return (
          <div key={column} data-column={column}>
            <Cell offer={offer} />
          </div>
        );
      })}
    </TableContext>,
    at,
  );
  const cells = [...element.querySelectorAll<HTMLElement>('[data-column]')];
  return Object.fromEntries(
    cells.map(cell => [cell.dataset.column!, textOf(cell) || (cell.querySelector('img')?.getAttribute('src') ?? '')]),
  );
}

describe('the columns of a table', () => {
  it('show each fact of an own bid from its own field', async () => {
    const at = new Workplace();
    const now = at.twins.clock.now();
    const offer = anOffer({
      score: 78,
      year: 2021,
      totalMileage: 23_400,
      region: 'DE',
      bidsCount: 7,
      highestBid: euros(8450),
      ownBid: euros(8300),
      buyNowPrice: euros(9900),
      minimalPrice: euros(9100),
      publishedAt: now - 2 * HOUR,
    });
    runInAction(() => at.container.get(BookStore).shown('limits', offer.hashId, euros(8800), 1));
    expect(await cellsOf(offer, at)).toEqual({
      score: '78, strong',
      year: '2021',
      mileage: '23 400',
      country: '/flags/DE.svg',
      bids: '7',
      standing: 'Outbid',
      highestBid: '8 450 €',
      buyNow: '9 900 €',
      minimumPrice: '9 100 €, 650 € missing',
      minimumBid: '8 500 €',
      ownBid: '8 300 €, Behind the highest bid −150 €',
      limit: '8 800 € 300 € left',
      profit: '–',
      changes: '',
      nextStep: 'Outbid',
      price: '–',
      commission: '–',
      total: '–',
      age: '2 hr. ago',
      soldAt: '–',
    });
  });

  it('show the profit as an upper bound, and what is missing, while the way is not known', async () => {
    const at = new Workplace();
    const offer = anOffer({ highestBid: euros(8450), closed: false });
    const { hashId } = offer;
    const calculation = { ...unsetCalculation(null), transportPerKm: euros(1) };
    runInAction(() => {
      at.registry.apply(offer);
      const book = at.container.get(BookStore);
      book.shown('calculations', hashId, { salePrice: euros(12_000), taxation: 'net', vatRate: 0 }, 1);
      book.shown('settings', TRADING_SETTINGS, { calculation }, 1);
    });
    expect((await cellsOf(offer, at)).profit).toBe(
      '≤ 3 500 €, At most this much: without your yard (Trading), the costs of transport are not known.',
    );
  });

  it('say beside the profit of a leader at which bid it is', async () => {
    const at = new Workplace();
    const offer = anOffer({ highestBid: euros(8450), ownBid: euros(8450), closed: false });
    runInAction(() => {
      const book = at.container.get(BookStore);
      book.shown('calculations', offer.hashId, { salePrice: euros(12_000), taxation: 'net', vatRate: 0 }, 1);
      book.shown('settings', TRADING_SETTINGS, { calculation: unsetCalculation(null) }, 1);
      at.registry.apply(offer);
    });
    expect((await cellsOf(offer, at)).profit).toMatch(/^3 500 € at 8 500 €, at the next bid/);
    const outbid = { ...offer, ownBid: euros(8400) };
    expect((await cellsOf(outbid, at)).profit).toMatch(/^3 500 €, at the next bid/);
  });

  it('show each fact of a sale from its own field', async () => {
    const at = new Workplace();
    const now = at.twins.clock.now();
    const offer = anOffer({
      highestBid: euros(8450),
      buyNowPrice: euros(9900),
      finalPrice: euros(9300),
      publishedAt: now - 5 * DAY,
      archivedAt: now - 3 * DAY,
      closed: true,
    });
    expect(await cellsOf(offer, at)).toMatchObject({
      standing: 'Sold',
      highestBid: '8 450 €',
      buyNow: '9 900 €',
      minimumPrice: '9 000 €',
      minimumBid: '',
      ownBid: '–',
      price: '9 300 €',
      age: '5 days ago',
      soldAt: '3 days ago 16 Nov 2026',
    });
  });

  it('show the price and the commission below the total, unless they have columns', async () => {
    const at = new Workplace();
    const offer = anOffer({ deal: aDeal({ clientPrice: euros(81_800), commission: euros(3911) }) });
    expect(await cellsOf(offer, at, ['total'])).toEqual({ total: '85 711 €, Price + Commission 81 800 + 3 911 €' });
    expect(await cellsOf(offer, at, ['price', 'commission', 'total'])).toMatchObject({ total: '85 711 €' });
  });

  it('show the final price of a sale to another dealer, and by how much the own bid missed it', async () => {
    const at = new Workplace();
    const lost = anOffer({ ownBid: euros(8800), highestBid: euros(9300), finalPrice: euros(9300), closed: true });
    runInAction(() => at.container.get(OwnPurchases).buyerLookup(lost.hashId, 'none'));
    expect(await cellsOf(lost, at)).toMatchObject({
      highestBid: '9 300 € Final price',
      ownBid: '8 800 €, Lost by −500 € · 5.4%',
      minimumBid: '',
    });
    const atBuyNow = { ...lost, highestBid: euros(8900), buyNowPrice: euros(9300) };
    expect((await cellsOf(atBuyNow, at)).highestBid).toBe('9 300 € Buy-now price, Highest bid 8 900 €');
    const higher = anOffer({ ...lost, ownBid: euros(9300) });
    expect(await cellsOf(higher, at)).toMatchObject({ highestBid: '9 300 €', ownBid: '9 300 €', minimumBid: '' });
  });

  it('show since when a bid has its standing if this device saw it change', async () => {
    const at = new Workplace();
    const now = at.twins.clock.now();
    const offer = anOffer({ highestBid: euros(8450), ownBid: euros(8300) });
    const news = { kind: 'outbid', hashId: offer.hashId, name: 'Honda', amount: euros(8450) } as const;
    const key = newsKey('outbid', offer.hashId, euros(8300));
    runInAction(() => at.container.get(BookStore).shown('news', key, { news, isRead: true }, now - 12 * MINUTE));
    expect((await cellsOf(offer, at)).standing).toMatch(/^Outbid ?12 min\. ago$/);
    expect((await cellsOf({ ...offer, ownBid: euros(8400) }, at)).standing).toBe('Outbid');
  });
});
