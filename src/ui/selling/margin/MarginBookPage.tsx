import { Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { ListIssuedInvoices } from '../../../application/selling/invoices/ListIssuedInvoices';
import { EditAcquisition } from '../../../application/selling/margin/EditAcquisition';
import { KeepAcquisition } from '../../../application/selling/margin/KeepAcquisition';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { type KeyedAcquisition, unsoldAcquisitions } from '../../../domain/selling/margin/Acquisition';
import { type MarginSale, marginSales, marginSums } from '../../../domain/selling/margin/MarginBook';
import { type marginColumns, marginSheet } from '../../../domain/selling/margin/MarginSheet';
import { decimalSign } from '../../../domain/shared/Language';
import { monthOf } from '../../../domain/shared/LocalDate';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { SelectField } from '../../shared/fields/SelectField';
import { Icon } from '../../shared/icons/Icon';
import { type Column, DataTable } from '../../shared/lists/DataTable';
import { Lines } from '../../shared/lists/Lines';
import { RowSkeletons } from '../../shared/lists/Skeletons';
import type { TableOrder } from '../../shared/lists/useSorted';
import { PageHead } from '../../shared/page/PageHead';
import { useBook } from '../../shared/page/useBook';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { PrintSheet } from '../../shared/print/PrintSheet';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { UnreadableInvoices } from '../invoices/UnreadableInvoices';
import { ExportButtons } from '../register/ExportButtons';
import styles from '../register/Register.module.css';
import page from '../SellingPage.module.css';
import { AcquisitionDialog } from './AcquisitionDialog';
import { MarginTable } from './MarginTable';
import { UnsoldTable } from './UnsoldTable';
import { useMarginTexts } from './useMarginTexts';

const none: readonly IssuedInvoice[] = [];

/** The sales under the margin scheme, each with its acquisition, its margin and the VAT in it. */
export const MarginBookPage = observer(function MarginBookPage() {
  const { t, language } = useTexts(['sellingMargin', 'sellingRegister']);
  const { month: monthText } = useFormat();
  const { invoices, isUnreadable } = useInjection(ListIssuedInvoices);
  const { acquisitions } = useInjection(KeepAcquisition);
  const editAcquisition = useInjection(EditAcquisition);
  const country = useBook().get('settings', TRADING_SETTINGS)?.sellerCountry ?? null;
  const texts = useMarginTexts();
  const [month, setMonth] = useState('');
  useTitle(t('sellingMargin:title'));
  useRun(ListIssuedInvoices);

  const sales = useMemo(() => marginSales(invoices ?? none, acquisitions, country), [invoices, acquisitions, country]);
  const found = useMemo(
    () => sales.filter(({ invoice }) => month === '' || monthOf(invoice.date) === month),
    [sales, month],
  );
  // The printed book has the order of the one on screen.
  const order = useState<TableOrder<MarginSale> | null>(null);
  const unsold = useMemo(() => unsoldAcquisitions(acquisitions, invoices ?? none), [acquisitions, invoices]);
  const handleChange = (acquisition: KeyedAcquisition) =>
    void editAcquisition.change(acquisition, decimalSign(language));
  const words = {
    heading: (column: (typeof marginColumns)[number]) => t(`sellingMargin:csv.${column}`),
    acquisitionTax: texts.acquisitionTax,
    warning: texts.warning,
  };
  const tables = (
    <>
      {/* Another month starts at its first page. */}
      <MarginTable
        key={month}
        sales={found}
        order={order}
        onAdd={invoice => void editAcquisition.add(invoice)}
        onEdit={handleChange}
      />
      <MarginSums sales={found} />
      {unsold.length > 0 && <UnsoldTable acquisitions={unsold} invoices={invoices ?? none} onEdit={handleChange} />}
      <p className={common.small}>{t('sellingMargin:noAdvice')}</p>
    </>
  );
  return (
    <div className={`${page.page} ${styles.wide}`}>
      <PageHead title={t('sellingMargin:title')}>
        {found.length > 0 && (
          <ExportButtons
            name={['margin-book', month].filter(Boolean).join('-')}
            rows={() => marginSheet(found, words)}
          />
        )}
        <Button onClick={() => void editAcquisition.add(null)}>
          <Icon of={Plus} size={18} /> <span>{t('sellingMargin:add')}</span>
        </Button>
      </PageHead>
      <div className={page.content}>
        <p className={page.lead}>{t('sellingMargin:lead')}</p>
        <p className={styles.links}>
          <Link to={paths.issuedInvoices}>{t('sellingMargin:toRegister')}</Link>
          {sales.some(({ rate }) => rate === null) && <Link to={paths.trading}>{t('sellingMargin:setCountry')}</Link>}
        </p>
        {invoices === null && (isUnreadable ? <UnreadableInvoices /> : <RowSkeletons />)}
        {invoices !== null && sales.length === 0 && (
          <div className={page.empty}>
            <h2>{t('sellingMargin:none')}</h2>
            <p>{t('sellingMargin:noneHint')}</p>
          </div>
        )}
        {sales.length > 0 && (
          <div className={styles.filters}>
            <SelectField
              label={t('sellingRegister:month')}
              value={month}
              options={[
                { value: '', text: t('sellingRegister:all') },
                ...marginSums(sales).map(sum => ({ value: sum.month, text: monthText(sum.month) })),
              ]}
              onChoose={setMonth}
            />
          </div>
        )}
        {tables}
      </div>
      <PrintSheet
        isWide
        title={[t('sellingMargin:title'), month && monthText(month)].filter(Boolean).join(' · ')}
        rows={{ held: found.length, total: sales.length }}
      >
        {tables}
      </PrintSheet>
      {editAcquisition.entry.isOpen && <AcquisitionDialog sales={sales} invoices={invoices ?? none} unsold={unsold} />}
    </div>
  );
});

/** The sums of each month of sale. */
function MarginSums({ sales }: { readonly sales: readonly MarginSale[] }) {
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
          ...(['acquisitionPrice', 'salePrice', 'margin', 'vat'] as const).map(
            (key): Column<(typeof sums)[number]> => ({
              name: t(`sellingMargin:columns.${key}`),
              kind: 'number',
              cell: sum => words.amount(sum[key]),
            }),
          ),
        ]}
        perPage={12}
      />
    </section>
  );
}
