import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { ListIssuedInvoices } from '../../../application/selling/invoices/ListIssuedInvoices';
import { type IssuedInvoice, isUnconfirmed, type VoidNote } from '../../../domain/selling/invoices/IssuedInvoice';
import { duplicatedForm, registerRows, registerSums } from '../../../domain/selling/register/InvoiceRegister';
import { registerSheet } from '../../../domain/selling/register/registerSheet';
import { decimalSign } from '../../../domain/shared/Language';
import { Button } from '../../shared/Button';
import common from '../../shared/common.module.css';
import { FailureNotice } from '../../shared/FailureNotice';
import { type Column, DataTable } from '../../shared/lists/DataTable';
import type { TableOrder } from '../../shared/lists/useSorted';
import { Link } from '../../shared/navigation';
import { PageHead } from '../../shared/page/PageHead';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { PrintSheet } from '../../shared/print/PrintSheet';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { AwaitedInvoices } from '../invoices/AwaitedInvoices';
import { ExportButtons } from '../invoices/ExportButtons';
import { useAmount } from '../invoices/form/useAmount';
import { useStartInvoice } from '../resale/useStartInvoice';
import page from '../SellingPage.module.css';
import { CloseMonthDialog } from './CloseMonthDialog';
import { RegisterFilters } from './RegisterFilters';
import { RegisterTable } from './RegisterTable';
import { useRegisterWords } from './useRegisterWords';
import { useTaxKindText } from './useTaxKindText';
import { VoidDialog } from './VoidDialog';

const none: readonly IssuedInvoice[] = [];

/** The register of the invoices issued from this browser. The API has no call to list invoices. */
export const RegisterPage = observer(function RegisterPage() {
  const { t, language } = useTexts(['sellingRegister', 'selling']);
  const listIssued = useInjection(ListIssuedInvoices);
  const { invoices, nameFailure, filter } = listIssued;
  const { month } = useFormat();
  const words = useRegisterWords();
  useTitle(t('selling:issued.title'));
  useRun(ListIssuedInvoices);

  const found = useMemo(() => registerRows(invoices ?? none, filter), [invoices, filter]);
  // The rows are painted before the sums.
  const summedUp = useDeferredValue(found, none);
  const isSummedUp = useDeferredValue(true, false);
  // The printed register has the order of the one on screen.
  const order = useState<TableOrder<IssuedInvoice> | null>(null);
  const unconfirmed = found.filter(isUnconfirmed).length;
  const voided = found.filter(invoice => invoice.voided !== null).length;
  const { start, question } = useStartInvoice();
  const [isClosing, setClosing] = useState(false);
  const [toVoid, setToVoid] = useState<IssuedInvoice | null>(null);
  /** The notes that are typed and not saved, by the id of their invoice. */
  const [voidDrafts, setVoidDrafts] = useState<Readonly<Record<string, VoidNote | null>>>({});

  const handleDuplicate = (invoice: IssuedInvoice) => {
    const { clientId: client, clientName } = invoice;
    void start({ client, clientName, proposal: duplicatedForm(invoice, decimalSign(language)) });
  };
  return (
    <div className={page.page}>
      <PageHead title={t('selling:issued.title')}>
        {found.length > 0 && (
          <ExportButtons
            name={['register', filter.month].filter(Boolean).join('-')}
            rows={() => registerSheet(found, words)}
          />
        )}
        {invoices !== null && invoices.length > 0 && (
          <Button kind="primary" onClick={() => setClosing(true)}>
            {t('sellingRegister:close.open')}
          </Button>
        )}
      </PageHead>
      <div className={page.content}>
        <p className={page.lead}>{t('selling:issued.lead')}</p>
        {invoices === null && <AwaitedInvoices />}
        {invoices?.length === 0 && (
          <div className={common.empty}>
            <h2>{t('selling:issued.none')}</h2>
            <Link to={paths.clients}>{t('selling:issued.toClients')}</Link>
          </div>
        )}
        {invoices !== null && invoices.length > 0 && (
          <>
            <RegisterFilters />
            <p className={common.small} role="status">
              {found.length === 0
                ? t('sellingRegister:nothingFits')
                : [
                    unconfirmed > 0 && t('sellingRegister:notCounted', { count: unconfirmed }),
                    voided > 0 && t('sellingRegister:voidNotCounted', { count: voided }),
                  ]
                    .filter(Boolean)
                    .join(' ')}
            </p>
          </>
        )}
        <RegisterTable
          invoices={found}
          isSummedUp={isSummedUp}
          page={[listIssued.page, page => listIssued.turnTo(page)]}
          order={order}
          onDuplicate={handleDuplicate}
          onVoid={setToVoid}
        />
        {nameFailure && (
          <FailureNotice
            title={t('selling:issued.namesFailed')}
            failure={nameFailure}
            onTryAgain={() => void listIssued.execute()}
          />
        )}
        <RegisterSums invoices={summedUp} />
      </div>
      {question}
      {isClosing && <CloseMonthDialog onClose={() => setClosing(false)} />}
      {toVoid && (
        <VoidDialog
          invoice={toVoid}
          draft={voidDrafts[toVoid.id] ?? null}
          onType={draft => setVoidDrafts(kept => ({ ...kept, [toVoid.id]: draft }))}
          onClose={() => setToVoid(null)}
          onDone={() => {
            setVoidDrafts(kept => ({ ...kept, [toVoid.id]: null }));
            setToVoid(null);
          }}
        />
      )}
      {found.length > 0 && (
        <PrintSheet
          isWide
          title={[t('selling:issued.title'), filter.month && month(filter.month)].filter(Boolean).join(' · ')}
          rows={{ held: found.length, total: invoices?.length ?? null }}
        >
          <RegisterTable invoices={found} order={order} />
          <RegisterSums invoices={found} />
        </PrintSheet>
      )}
    </div>
  );
});

/** The sums of each month by kind of tax. */
const RegisterSums = memo(function RegisterSums({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
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
