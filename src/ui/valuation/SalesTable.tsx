import { memo } from 'react';
import type { ComparableSale } from '../../domain/valuation/Comparables';
import { OfferLink } from '../offers/tile/OfferLink';
import { useFormat } from '../shared/useFormat';
import { useTexts } from '../shared/useTexts';
import styles from './MyCalculation.module.css';

/** Each sale with a link to its offer, the latest first. */
export const SalesTable = memo(function SalesTable({ sales }: { readonly sales: readonly ComparableSale[] }) {
  const { t } = useTexts('valuation');
  const { money, number, date } = useFormat();
  const latestFirst = [...sales].sort((one, other) => (other.soldAt ?? 0) - (one.soldAt ?? 0));
  return (
    // The keyboard can scroll only what can be focused.
    <div className={styles.sales} role="region" aria-label={t('salesTable')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('sold')}</th>
            <th scope="col">{t('year')}</th>
            <th scope="col">{t('kilometres')}</th>
            <th scope="col">{t('score')}</th>
            <th scope="col">{t('price')}</th>
          </tr>
        </thead>
        <tbody>
          {latestFirst.map(({ hashId, soldAt, year, mileage, score, price }) => (
            <tr key={hashId}>
              <th scope="row">
                <OfferLink hashId={hashId}>{soldAt === null ? hashId : date(soldAt)}</OfferLink>
              </th>
              <td>{year ?? '–'}</td>
              <td>{mileage === null ? '–' : number(mileage)}</td>
              <td>{score ?? '–'}</td>
              <td>{price === null ? t('unknown') : money(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
