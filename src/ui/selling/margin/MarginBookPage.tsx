import { Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import { Acquisitions } from '../../../application/selling/margin/Acquisitions';
import { sellerCountries, standardRate } from '../../../domain/selling/checks/SellerCountry';
import { type MarginSale, marginSums, voidMarginInvoices } from '../../../domain/selling/margin/MarginBook';
import { marginSheet } from '../../../domain/selling/margin/marginSheet';
import type { TaxMonth } from '../../../domain/selling/register/TaxMonth';
import { fileNamePart } from '../../../domain/shared/fileNamePart';
import { Empty } from '../../kit/Empty';
import { Content, Page, Row } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { SelectField } from '../../shared/fields/SelectField';
import { Icon } from '../../shared/icons/Icon';
import { type TableColumn, DataTable, type TableOrder } from '../../shared/lists/DataTable';
import { Lines } from '../../shared/lists/Lines';
import { useTitle } from '../../shared/page/useTitle';
import { PrintSheet } from '../../shared/print/PrintSheet';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { AwaitedInvoices } from '../invoices/AwaitedInvoices';
import { ExportPageHead } from '../invoices/ExportPageHead';
import { Section } from '../Section';
import * as page from '../SellingPage.module.css';
import { AcquisitionDialog } from './AcquisitionDialog';
import { MarginTable } from './MarginTable';
import { UnsoldTable } from './UnsoldTable';
import { useMarginTexts } from './useMarginTexts';
import { useMarginWords } from './useMarginWords';

/** The sales under the margin scheme, each with its acquisition, its margin and the VAT in it. */
export const MarginBookPage = observer(function MarginBookPage() {
  const { t } = useTexts(['sellingMargin', 'sellingRegister']);
  const { month: monthText } = useFormat();
  const { named: invoices, taxMonth } = useInjection(IssuedInvoices);
  const acquisitions = useInjection(Acquisitions);
  const { sales, dialog } = acquisitions;
  const words = useMarginWords();
  const [month, setMonth] = useState('');
  useTitle(t('sellingMargin:title'));
  useRun(IssuedInvoices);

  const found = useMemo(
    () => sales.filter(({ invoice }) => month === '' || taxMonth(invoice) === month),
    [sales, month, taxMonth],
  );
  const voided = useMemo(
    () => voidMarginInvoices(invoices ?? []).filter(invoice => month === '' || taxMonth(invoice) === month),
    [invoices, month, taxMonth],
  );
  // The printed book has the order of the one on screen.
  const order = useState<TableOrder<MarginSale> | null>(null);
  const tables = (
    <>
      {/* Another month starts at its first page. */}
      <MarginTable key={month} sales={found} order={order} />
      <MarginSums sales={found} taxMonth={taxMonth} />
      <UnsoldTable />
      <SmallText>{t('sellingMargin:noAdvice')}</SmallText>
    </>
  );
  return (
    <Page wide>
      <ExportPageHead
        title={t('sellingMargin:title')}
        file={
          found.length + voided.length === 0
            ? null
            : {
                name: [fileNamePart(t('sellingMargin:title')), month].filter(Boolean).join('-'),
                rows: () => marginSheet(found, voided, words),
              }
        }
      >
        <Button onClick={() => void acquisitions.openNew(null)}>
          <Icon of={Plus} size={18} /> <span>{t('sellingMargin:add')}</span>
        </Button>
      </ExportPageHead>
      <Content>
        <Text as="p" tone="secondary">
          {t('sellingMargin:lead')}
        </Text>
        <UnknownRates count={sales.filter(({ rate }) => rate === null).length} />
        {invoices === null && <AwaitedInvoices />}
        {invoices !== null && sales.length === 0 && (
          <Empty title={t('sellingMargin:none')} hint={t('sellingMargin:noneHint')} />
        )}
        {sales.length > 0 && (
          <div className={page.filters}>
            <SelectField
              label={t('sellingRegister:month')}
              value={month}
              options={[
                { value: '', text: t('sellingRegister:all') },
                ...marginSums(sales, taxMonth).map(sum => ({ value: sum.month, text: monthText(sum.month) })),
              ]}
              onChoose={setMonth}
            />
          </div>
        )}
        {tables}
      </Content>
      <PrintSheet
        isWide
        title={[t('sellingMargin:title'), month && monthText(month)].filter(Boolean).join(' · ')}
        rows={{ held: found.length, total: sales.length }}
      >
        {tables}
      </PrintSheet>
      {dialog.form && <AcquisitionDialog form={dialog.form} />}
    </Page>
  );
});

/** Asks for the country of sales whose invoices do not say it. A setting must not change what an issued invoice owes. */
function UnknownRates({ count }: { readonly count: number }) {
  const { t } = useTexts('sellingMargin');
  const { country, percent } = useFormat();
  const issued = useInjection(IssuedInvoices);
  if (count === 0) return null;
  return (
    <Row gap={2} columnGap={4} align="stretch" wrap>
      <p>{t('rateUnknown', { count })}</p>
      {sellerCountries.map(one => (
        <Button key={one} onClick={() => void issued.issuedIn(one)}>
          {`${country(one)} (${percent(standardRate(one))})`}
        </Button>
      ))}
    </Row>
  );
}

/** The sums of each month of sale. */
function MarginSums({ sales, taxMonth }: { readonly sales: readonly MarginSale[]; readonly taxMonth: TaxMonth }) {
  const { t } = useTexts(['sellingMargin', 'sellingRegister']);
  const { month, number } = useFormat();
  const words = useMarginTexts();
  const sums = marginSums(sales, taxMonth);
  if (sums.length === 0) return null;
  return (
    <Section title={t('sellingMargin:sums')} marginTop={4}>
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
          ...(['acquisitionPrice', 'salePrice', 'margin', 'loss', 'base', 'vat'] as const).map(
            (key): TableColumn<(typeof sums)[number]> => ({
              name: t(`sellingMargin:columns.${key}`),
              kind: 'number',
              cell: sum => words.amount(sum[key]),
            }),
          ),
        ]}
        perPage={12}
      />
    </Section>
  );
}
