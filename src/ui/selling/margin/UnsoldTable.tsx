import { TriangleAlert } from 'lucide';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import type { KeyedPurchase } from '../../../domain/selling/margin/Purchase';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import table from '../entries/Table.module.css';
import styles from '../register/Register.module.css';
import page from '../SellingPage.module.css';
import { useMarginTexts } from './useMarginTexts';

interface UnsoldTableProps {
  readonly purchases: readonly KeyedPurchase[];
  readonly invoices: readonly IssuedInvoice[];
  readonly onEdit: (purchase: KeyedPurchase) => void;
}

/** The purchases that no invoice sold. An invoice without an answer of the server may have sold a purchase. */
export function UnsoldTable({ purchases, invoices, onEdit }: UnsoldTableProps) {
  const { t } = useTexts('sellingMargin');
  const { calendarDate } = useFormat();
  const words = useMarginTexts();
  const numbers = new Map(invoices.map(({ id, number }) => [id, number]));
  return (
    <section className={page.section} aria-label={t('unsold')}>
      <h2 className={page.subtitle}>{t('unsold')}</h2>
      <table className={`${table.table} ${styles.sums}`} aria-label={t('unsold')}>
        <thead>
          <tr>
            <th scope="col">{t('columns.vehicle')}</th>
            <th scope="col">{t('columns.purchase')}</th>
            <th scope="col" className={table.amount}>
              {t('columns.purchasePrice')}
            </th>
            <th scope="col" className={`${table.presses} ${styles.controls}`}>
              {t('actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {purchases.map(purchase => (
            <tr key={purchase.key}>
              <th scope="row" translate="no">
                <span className={styles.line}>{purchase.vehicle || '–'}</span>
                <span className={styles.detail}>{purchase.vin}</span>
              </th>
              <td data-column={t('columns.purchase')}>
                <span className={styles.line}>{purchase.date ? calendarDate(purchase.date) : '–'}</span>
                <span className={styles.detail}>{words.purchaseTax(purchase.tax)}</span>
                {purchase.invoiceId !== null && (
                  <span className={styles.warning}>
                    <Icon of={TriangleAlert} size={14} />{' '}
                    <span>{t('unconfirmed', { number: numbers.get(purchase.invoiceId) ?? '' })}</span>
                  </span>
                )}
              </td>
              <td data-column={t('columns.purchasePrice')} className={table.amount} translate="no">
                {words.amount(purchase.price)}
              </td>
              <td className={`${table.presses} ${styles.controls}`}>
                <Button onClick={() => onEdit(purchase)}>
                  <span>{t('edit')}</span>{' '}
                  <span className="visually-hidden" translate="no">
                    {purchase.vehicle}
                  </span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
