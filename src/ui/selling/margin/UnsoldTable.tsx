import { observer } from 'mobx-react-lite';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import { Acquisitions } from '../../../application/selling/margin/Acquisitions';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { decimalSign } from '../../../domain/shared/Language';
import { Button } from '../../shared/Button';
import { DataTable } from '../../shared/lists/DataTable';
import { Lines } from '../../shared/lists/Lines';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { Section } from '../Section';
import { MarginWarning } from './MarginWarning';
import { useMarginTexts } from './useMarginTexts';

/** The acquisitions that no counted invoice sold. */
export const UnsoldTable = observer(function UnsoldTable() {
  const { t, language } = useTexts('sellingMargin');
  const { named: invoices } = useInjection(IssuedInvoices);
  const acquisitions = useInjection(Acquisitions);
  const { unsold } = acquisitions;
  const words = useMarginTexts();
  const byId = new Map(invoices?.map(invoice => [invoice.id, invoice]));
  if (unsold.length === 0) return null;
  return (
    <Section title={t('unsold')} marginTop={4}>
      <DataTable
        label={t('unsold')}
        rows={unsold}
        keyOf={({ key }) => key}
        variant="wide"
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
                <UncountedSale invoice={byId.get(acquisition.invoiceId ?? '')} />
              </>
            ),
          },
          { name: t('columns.acquisitionPrice'), kind: 'number', cell: ({ price }) => words.amount(price) },
          {
            name: t('actions'),
            kind: 'buttons',
            cell: acquisition => (
              <Button onClick={() => void acquisitions.openOne(acquisition, decimalSign(language))}>
                <span>{t('edit')}</span>{' '}
                <span className="visually-hidden" translate="no">
                  {acquisition.vehicle}
                </span>
              </Button>
            ),
          },
        ]}
      />
    </Section>
  );
});

function UncountedSale({ invoice }: { readonly invoice: IssuedInvoice | undefined }) {
  const { t } = useTexts('sellingMargin');
  if (!invoice) return null;
  return <MarginWarning>{t(invoice.voided ? 'void' : 'unconfirmed', { number: invoice.number })}</MarginWarning>;
}
