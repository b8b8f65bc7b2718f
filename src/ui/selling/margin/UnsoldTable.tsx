import { observer } from 'mobx-react-lite';
import { ListIssuedInvoices } from '../../../application/selling/invoices/ListIssuedInvoices';
import { EditAcquisition } from '../../../application/selling/margin/EditAcquisition';
import { KeepAcquisition } from '../../../application/selling/margin/KeepAcquisition';
import { decimalSign } from '../../../domain/shared/Language';
import { Button } from '../../shared/Button';
import { DataTable } from '../../shared/lists/DataTable';
import { Lines } from '../../shared/lists/Lines';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import page from '../SellingPage.module.css';
import { MarginWarning } from './MarginWarning';
import { useMarginTexts } from './useMarginTexts';

/** The acquisitions that no invoice sold. An invoice without an answer of the server may have sold an acquisition. */
export const UnsoldTable = observer(function UnsoldTable() {
  const { t, language } = useTexts('sellingMargin');
  const { invoices } = useInjection(ListIssuedInvoices);
  const { unsold } = useInjection(KeepAcquisition);
  const editAcquisition = useInjection(EditAcquisition);
  const words = useMarginTexts();
  const numbers = new Map(invoices?.map(({ id, number }) => [id, number]));
  if (unsold.length === 0) return null;
  return (
    <section className={page.section} aria-label={t('unsold')}>
      <h2 className={page.subtitle}>{t('unsold')}</h2>
      <DataTable
        label={t('unsold')}
        rows={unsold}
        keyOf={({ key }) => key}
        columns={[
          {
            name: t('columns.vehicle'),
            kind: 'name',
            cell: ({ vehicle, vin }) => <Lines of={[vehicle || '–', vin]} />,
          },
          {
            name: t('columns.acquisition'),
            cell: acquisition => (
              <>
                <Lines of={words.acquisitionLines(acquisition)} />
                {acquisition.invoiceId !== null && (
                  <MarginWarning>
                    {t('unconfirmed', { number: numbers.get(acquisition.invoiceId) ?? '' })}
                  </MarginWarning>
                )}
              </>
            ),
          },
          { name: t('columns.acquisitionPrice'), kind: 'number', cell: ({ price }) => words.amount(price) },
          {
            name: t('actions'),
            kind: 'presses',
            cell: acquisition => (
              <Button onClick={() => void editAcquisition.change(acquisition, decimalSign(language))}>
                <span>{t('edit')}</span>{' '}
                <span className="visually-hidden" translate="no">
                  {acquisition.vehicle}
                </span>
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
});
