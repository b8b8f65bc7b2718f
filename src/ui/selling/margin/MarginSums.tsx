import { type MarginSale, marginSums } from '../../../domain/selling/margin/MarginBook';
import { type Column, DataTable } from '../../shared/lists/DataTable';
import { Lines } from '../../shared/lists/Lines';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import page from '../SellingPage.module.css';
import { useMarginTexts } from './useMarginTexts';

/** The sums of each month of sale. */
export function MarginSums({ sales }: { readonly sales: readonly MarginSale[] }) {
  const { t } = useTexts(['sellingMargin', 'sellingRegister']);
  const { month, number } = useFormat();
  const words = useMarginTexts();
  const sums = marginSums(sales);
  if (sums.length === 0) return null;
  return (
    <section className={page.section} aria-label={t('sellingMargin:sums')}>
      <h2 className={page.subtitle}>{t('sellingMargin:sums')}</h2>
      <DataTable
        label={t('sellingMargin:sums')}
        rows={sums}
        keyOf={sum => sum.month}
        columns={[
          {
            name: t('sellingRegister:month'),
            cell: sum => <Lines of={[month(sum.month), ...words.sumNotes(sum)]} />,
          },
          { name: t('sellingMargin:count'), kind: 'number', cell: sum => number(sum.count) },
          ...(['purchasePrice', 'salePrice', 'margin', 'vat'] as const).map((key): Column<(typeof sums)[number]> => ({
            name: t(`sellingMargin:columns.${key}`),
            kind: 'number',
            cell: sum => words.amount(sum[key]),
          })),
        ]}
        perPage={12}
      />
    </section>
  );
}
