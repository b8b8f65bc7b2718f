import { memo, useEffect, useMemo, useState } from 'react';
import type { ComparableSale } from '../../domain/valuation/ComparableSale';
import { type TableColumn, DataTable } from '../shared/lists/DataTable';
import { OfferLink } from '../shared/offer/OfferLink';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import * as styles from './Valuation.module.css';

/** More rows than are in sight. */
const ROWS_PER_FRAME = 10;

/** Each sale with a link to its offer, the latest first until a heading is pressed. Rows are slow to lay out, so each frame adds a few. */
export const SalesTable = memo(function SalesTable({ sales }: { readonly sales: readonly ComparableSale[] }) {
  const { t } = useTexts('valuation');
  const { money, number, date } = useFormat();
  const latestFirst = useMemo(() => [...sales].sort((one, other) => (other.soldAt ?? 0) - (one.soldAt ?? 0)), [sales]);
  const [count, setCount] = useState(ROWS_PER_FRAME);

  useEffect(() => {
    if (count >= sales.length) return;
    const frame = requestAnimationFrame(() => setCount(count + ROWS_PER_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [count, sales]);

  // The same columns, so that a frame renders only the rows that it adds.
  const columns = useMemo(
    (): readonly TableColumn<ComparableSale>[] => [
      {
        name: t('sold'),
        cell: ({ hashId, soldAt }) => <OfferLink hashId={hashId}>{soldAt === null ? hashId : date(soldAt)}</OfferLink>,
        sortedBy: ({ soldAt }) => soldAt,
      },
      { name: t('year'), kind: 'number', cell: ({ year }) => year ?? '–', sortedBy: ({ year }) => year },
      {
        name: t('kilometres'),
        kind: 'number',
        cell: ({ mileage }) => (mileage === null ? '–' : number(mileage)),
        sortedBy: ({ mileage }) => mileage,
      },
      { name: t('score'), kind: 'number', cell: ({ score }) => score ?? '–', sortedBy: ({ score }) => score },
      {
        name: t('price'),
        kind: 'number',
        cell: ({ price }) => (price === null ? t('unknown') : money(price)),
        sortedBy: ({ price }) => price,
      },
    ],
    [t, money, number, date],
  );
  return (
    // The keyboard can scroll only what can be focused.
    <div className={styles.sales} role="region" aria-label={t('salesTable')} tabIndex={0}>
      <DataTable
        label={t('salesTable')}
        rows={latestFirst}
        atMost={count}
        keyOf={({ hashId }) => hashId}
        columns={columns}
        variant="plain"
      />
    </div>
  );
});
