import { memo, useEffect, useMemo, useState } from 'react';
import type { ComparableSale } from '../../domain/valuation/Comparables';
import { SortHeading } from '../shared/lists/SortHeading';
import { useSorting } from '../shared/lists/useSorting';
import { OfferLink } from '../shared/offer/OfferLink';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import styles from './calculation/MyCalculation.module.css';

/** More rows than are in sight. */
const ROWS_PER_FRAME = 10;

const columns = ['sold', 'year', 'kilometres', 'score', 'price'] as const;

const valuesOf = {
  sold: ({ soldAt }: ComparableSale) => soldAt,
  year: ({ year }: ComparableSale) => year,
  kilometres: ({ mileage }: ComparableSale) => mileage,
  score: ({ score }: ComparableSale) => score,
  price: ({ price }: ComparableSale) => price,
};

/** Each sale with a link to its offer, the latest first until a heading is pressed. Rows are slow to lay out, so each frame adds a few. */
export const SalesTable = memo(function SalesTable({ sales }: { readonly sales: readonly ComparableSale[] }) {
  const { t } = useTexts('valuation');
  const latestFirst = useMemo(() => [...sales].sort((one, other) => (other.soldAt ?? 0) - (one.soldAt ?? 0)), [sales]);
  const [rows, sorting] = useSorting(latestFirst, valuesOf);
  const [count, setCount] = useState(ROWS_PER_FRAME);

  useEffect(() => {
    if (count >= sales.length) return;
    const frame = requestAnimationFrame(() => setCount(count + ROWS_PER_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [count, sales]);

  return (
    // The keyboard can scroll only what can be focused.
    <div className={styles.sales} role="region" aria-label={t('salesTable')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(column => (
              <SortHeading key={column} column={column} sorting={sorting} name={t(column)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map(sale => (
            <SaleRow key={sale.hashId} sale={sale} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

const SaleRow = memo(function SaleRow({ sale }: { readonly sale: ComparableSale }) {
  const { t } = useTexts('valuation');
  const { money, number, date } = useFormat();
  const { hashId, soldAt, year, mileage, score, price } = sale;
  return (
    <tr>
      <th scope="row">
        <OfferLink hashId={hashId}>{soldAt === null ? hashId : date(soldAt)}</OfferLink>
      </th>
      <td>{year ?? '–'}</td>
      <td>{mileage === null ? '–' : number(mileage)}</td>
      <td>{score ?? '–'}</td>
      <td>{price === null ? t('unknown') : money(price)}</td>
    </tr>
  );
});
