import { memo, useMemo } from 'react';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { registerSums } from '../../../domain/selling/register/InvoiceRegister';
import { type Column, DataTable } from '../../shared/lists/DataTable';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useAmount } from '../invoices/form/useAmount';
import page from '../SellingPage.module.css';
import { useTaxKindText } from './useTaxKindText';

/** The sums of each month by kind of tax. */
export const RegisterSums = memo(function RegisterSums({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t } = useTexts('sellingRegister');
  const { month, number } = useFormat();
  const amount = useAmount();
  const taxKindText = useTaxKindText();
  const sums = useMemo(() => registerSums(invoices), [invoices]);
  if (sums.length === 0) return null;
  return (
    <section className={page.section} aria-label={t('sums.title')}>
      <h2 className={page.subtitle}>{t('sums.title')}</h2>
      <DataTable
        label={t('sums.title')}
        rows={sums}
        keyOf={sum => `${sum.month} ${sum.taxKind}`}
        columns={[
          { name: t('month'), cell: sum => month(sum.month) },
          { name: t('taxKind'), cell: sum => taxKindText(sum.taxKind) },
          { name: t('sums.count'), kind: 'number', cell: sum => number(sum.count) },
          ...(['net', 'vat', 'gross'] as const).map((key): Column<(typeof sums)[number]> => ({
            name: t(`columns.${key}`),
            kind: 'number',
            cell: sum => (sum[key] === null ? '–' : amount(sum[key])),
          })),
        ]}
        perPage={12}
      />
    </section>
  );
});
