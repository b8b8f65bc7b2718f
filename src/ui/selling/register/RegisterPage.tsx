import { FilePlus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import { Register } from '../../../application/selling/register/Register';
import type { InvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { type IssuedInvoice, isUnconfirmed, type VoidNote } from '../../../domain/selling/invoices/IssuedInvoice';
import {
  duplicatedForm,
  registerRows,
  registerSums,
  replacementForm,
} from '../../../domain/selling/register/InvoiceRegister';
import { registerFileName } from '../../../domain/selling/register/registerFileName';
import { registerSheet } from '../../../domain/selling/register/registerSheet';
import type { TaxMonth } from '../../../domain/selling/register/TaxMonth';
import { decimalSign } from '../../../domain/shared/Language';
import { Empty } from '../../kit/Empty';
import { Content, Grid, Page } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { FailureNotice } from '../../shared/FailureNotice';
import { Icon } from '../../shared/icons/Icon';
import { type TableColumn, DataTable, type TableOrder } from '../../shared/lists/DataTable';
import { useIsAt, useNavigation } from '../../shared/navigation';
import { useTitle } from '../../shared/page/useTitle';
import { closeMonthAddress, paths } from '../../shared/paths';
import { PrintSheet } from '../../shared/print/PrintSheet';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { AwaitedInvoices } from '../invoices/AwaitedInvoices';
import { ExportPageHead } from '../invoices/ExportPageHead';
import { useAmount } from '../invoices/form/useAmount';
import { LazyWriteInvoice } from '../invoices/lazyViews';
import { useStartInvoice } from '../resale/useStartInvoice';
import { Section } from '../Section';
import * as page from '../SellingPage.module.css';
import { CloseMonthDialog } from './CloseMonthDialog';
import { OpenByClient } from './OpenByClient';
import { RegisterDrafts } from './RegisterDrafts';
import { RegisterFilters } from './RegisterFilters';
import { RegisterTable } from './RegisterTable';
import { useRegisterWords, useTaxKindText } from './useRegisterWords';
import { VoidDialog } from './VoidDialog';

const none: readonly IssuedInvoice[] = [];

/** The register of the invoices issued from this browser. The API has no call to list invoices. */
export const RegisterPage = observer(function RegisterPage() {
  const { t, language } = useTexts(['sellingRegister', 'selling']);
  const issued = useInjection(IssuedInvoices);
  const { named: invoices, nameFailure, taxMonth } = issued;
  const register = useInjection(Register);
  const { filter, proposedMonth } = register;
  const { month } = useFormat();
  const words = useRegisterWords();
  useTitle(t('selling:issued.title'));
  useRun(IssuedInvoices);

  const voidWord = t('sellingRegister:statuses.void');
  const found = useMemo(
    () => registerRows(invoices ?? none, filter, taxMonth, voidWord),
    [invoices, filter, taxMonth, voidWord],
  );
  // The rows are painted before the sums.
  const summedUp = useDeferredValue(found, none);
  const isSummedUp = useDeferredValue(true, false);
  // The printed register has the order of the one on screen.
  const order = useState<TableOrder<IssuedInvoice> | null>(null);
  const isAnyIssued = invoices !== null && invoices.length > 0;
  const unconfirmed = found.filter(isUnconfirmed).length;
  const voided = found.filter(invoice => invoice.voided !== null).length;
  const countText = () => {
    if (!isAnyIssued) return '';
    const count = invoices.length;
    return found.length === count
      ? t('sellingRegister:count', { count })
      : t('sellingRegister:found', { found: found.length, count });
  };
  const startInvoice = useStartInvoice();
  const { navigate } = useNavigation();
  const isAskedToClose = useIsAt((path, { search }) => path + search === closeMonthAddress);
  const [isClosing, setClosing] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [toVoid, setToVoid] = useState<IssuedInvoice | null>(null);
  /** The notes that are typed and not saved, by the id of their invoice. */
  const [voidDrafts, setVoidDrafts] = useState<Readonly<Record<string, VoidNote | null>>>({});

  const handleClosed = () => {
    setClosing(false);
    if (isAskedToClose) void navigate(paths.issuedInvoices, { replace: true });
  };
  const write = ({ clientId: client, clientName }: IssuedInvoice, proposal: InvoiceForm) =>
    void startInvoice({ client, clientName, proposal });
  const handleDuplicate = (invoice: IssuedInvoice) => write(invoice, duplicatedForm(invoice, decimalSign(language)));
  return (
    <Page wide>
      <ExportPageHead
        title={t('selling:issued.title')}
        lead={countText}
        file={
          found.length === 0
            ? null
            : {
                name: registerFileName(filter, {
                  register: t('sellingRegister:register'),
                  client: found[0]?.clientName ?? '',
                  taxKind: filter.taxKind ? words.taxKind(filter.taxKind) : '',
                  open: t('sellingRegister:onlyOpen'),
                }),
                rows: () => registerSheet(found, words),
              }
        }
      >
        {isAnyIssued && (
          <Button onClick={() => setClosing(true)}>
            {t('sellingRegister:close.open', { month: month(proposedMonth) })}
          </Button>
        )}
        <Button kind="primary" onClick={() => setWriting(true)}>
          <Icon of={FilePlus} size={18} /> <span>{t('selling:issued.write')}</span>
        </Button>
      </ExportPageHead>
      <Content>
        <Text as="p" tone="secondary">
          {t('selling:issued.lead')}
        </Text>
        <RegisterDrafts />
        {invoices === null && <AwaitedInvoices />}
        {invoices?.length === 0 && <Empty title={t('selling:issued.none')} />}
        {isAnyIssued && (
          <>
            <RegisterFilters />
            <SmallText goneEmpty role="status">
              {found.length === 0
                ? t('sellingRegister:nothingFits')
                : [
                    unconfirmed > 0 && t('sellingRegister:notCounted', { count: unconfirmed }),
                    voided > 0 && t('sellingRegister:voidNotCounted', { count: voided }),
                  ]
                    .filter(Boolean)
                    .join(' ')}
            </SmallText>
          </>
        )}
        <Grid gap={6} columns="2-to-3" medium={{ columns: 1 }} align="start" className={page.beside}>
          <Grid gap={3}>
            <RegisterTable
              invoices={found}
              isSummedUp={isSummedUp}
              page={[register.page, page => register.turnTo(page)]}
              order={order}
              onDuplicate={handleDuplicate}
              onVoid={setToVoid}
            />
            {nameFailure && (
              <FailureNotice
                title={t('selling:issued.namesFailed')}
                failure={nameFailure}
                onTryAgain={() => void issued.read()}
              />
            )}
          </Grid>
          <OpenByClient invoices={summedUp} />
          <RegisterSums invoices={summedUp} taxMonth={taxMonth} />
        </Grid>
      </Content>
      {isWriting && <LazyWriteInvoice onClose={() => setWriting(false)} />}
      {(isClosing || isAskedToClose) && isAnyIssued && <CloseMonthDialog onClose={handleClosed} />}
      {toVoid && (
        <VoidDialog
          invoice={toVoid}
          invoices={invoices ?? none}
          draft={voidDrafts[toVoid.id] ?? null}
          onType={draft => setVoidDrafts(kept => ({ ...kept, [toVoid.id]: draft }))}
          onClose={() => setToVoid(null)}
          onDone={() => {
            setVoidDrafts(kept => ({ ...kept, [toVoid.id]: null }));
            setToVoid(null);
          }}
          onReplace={() => write(toVoid, replacementForm(toVoid, decimalSign(language)))}
        />
      )}
      {found.length > 0 && (
        <PrintSheet
          isWide
          title={[t('selling:issued.title'), filter.month && month(filter.month)].filter(Boolean).join(' · ')}
          rows={{ held: found.length, total: invoices?.length ?? null }}
        >
          <RegisterTable invoices={found} order={order} />
          <OpenByClient invoices={found} />
          <RegisterSums invoices={found} taxMonth={taxMonth} />
        </PrintSheet>
      )}
    </Page>
  );
});

interface RegisterSumsProps {
  readonly invoices: readonly IssuedInvoice[];
  readonly taxMonth: TaxMonth;
}

/** The sums of each month by kind of tax. */
const RegisterSums = memo(function RegisterSums({ invoices, taxMonth }: RegisterSumsProps) {
  const { t } = useTexts('sellingRegister');
  const { month, number } = useFormat();
  const amount = useAmount();
  const taxKindText = useTaxKindText();
  const sums = useMemo(() => registerSums(invoices, taxMonth), [invoices, taxMonth]);
  // Sums of one invoice each would repeat the rows.
  if (!sums.some(({ count }) => count > 1)) return null;
  return (
    <Section title={t('sums.title')}>
      <DataTable
        label={t('sums.title')}
        rows={sums}
        keyOf={sum => `${sum.month} ${sum.taxKind}`}
        columns={[
          { name: t('month'), cell: sum => month(sum.month) },
          { name: t('taxKind'), cell: sum => taxKindText(sum.taxKind) },
          { name: t('sums.count'), kind: 'number', cell: sum => number(sum.count) },
          ...(['net', 'vat', 'gross'] as const).map((key): TableColumn<(typeof sums)[number]> => ({
            name: t(`columns.${key}`),
            kind: 'number',
            cell: sum => (sum[key] === null ? '–' : amount(sum[key])),
          })),
        ]}
        perPage={12}
      />
    </Section>
  );
});
