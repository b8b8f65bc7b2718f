import { observer } from 'mobx-react-lite';
import { BookStore } from '../../../application/book/BookStore';
import { Calculations } from '../../../application/valuation/Calculations';
import { nextBid } from '../../../domain/bidding/MinimumBid';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { columnViews } from './columnViews';
import styles from './PanelFigures.module.css';
import { useTable } from './TableContext';

/** What a dealer weighs while raising. The table gives their columns up for the panel, so they move to its head. */
const figures = ['ownBid', 'limit', 'profit', 'minimumPrice'] as const;

type Figure = (typeof figures)[number];

/** The figures of a bid that the row has no room for. Empty after the sale, or if the row has all of them. */
export const PanelFigures = observer(function PanelFigures({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts(['offersTable', 'biddingBets']);
  const { money } = useFormat();
  const { columns, hasColumns, canRaise } = useTable();
  const bookStore = useInjection(BookStore);
  const calculations = useInjection(Calculations);
  if (!isOnSale(offer) || offer.deal !== null) return null;
  const isStated: Readonly<Record<Figure, () => boolean>> = {
    ownBid: () => Boolean(offer.ownBid),
    limit: () => bookStore.get('limits', offer.hashId) !== undefined,
    profit: () => Boolean(calculations.atMinimum(offer)),
    minimumPrice: () => offer.minimalPrice > 0,
  };
  // In the list of a market, the own bid is below the standing.
  const columnOf = (figure: Figure): OfferColumn => (figure === 'ownBid' && !canRaise ? 'standing' : figure);
  const isInRow = (figure: Figure) => hasColumns && [figure, columnOf(figure)].some(column => columns.includes(column));
  const missing = figures.filter(figure => !isInRow(figure) && isStated[figure]());
  if (missing.length === 0) return null;
  const next = nextBid(offer);
  // Beside the own bid, it would be taken for the profit at that.
  const nameOf = (figure: Figure) =>
    figure === 'profit' && next !== null
      ? t('biddingBets:profitAt', { amount: money(next) })
      : t(`offersTable:columns.${figure}`);
  return (
    <dl className={styles.figures}>
      {missing.map(figure => {
        const { Cell } = columnViews[figure];
        return (
          <div key={figure} data-figure={figure}>
            <dt>{nameOf(figure)}</dt>
            <dd>
              <Cell offer={offer} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
});
