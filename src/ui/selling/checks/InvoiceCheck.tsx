import { CircleCheck, Info, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { CheckInvoice } from '../../../application/selling/checks/CheckInvoice';
import type { InvoiceFormState } from '../../../application/selling/invoices/InvoiceFormState';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import type { InvoiceFinding } from '../../../domain/selling/checks/InvoiceRules';
import common from '../../shared/common.module.css';
import { Icon } from '../../shared/icons/Icon';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useUsedNumber } from '../invoices/form/useUsedNumber';
import { AcquisitionTaxField } from './AcquisitionTaxField';
import styles from './InvoiceCheck.module.css';
import { SellerCountryField } from './SellerCountryField';

/** The page where the EU tells whether a VAT id was issued. The app cannot ask it, because it answers no other site. */
const VIES = 'https://ec.europa.eu/taxation_customs/vies/';

/** What is probably wrong with the invoice, and what is due. Nothing here prevents the invoice. */
export const InvoiceCheck = observer(function InvoiceCheck({ state }: { readonly state: InvoiceFormState }) {
  const { t } = useTexts('sellingCheck');
  const { calendarDate } = useFormat();
  const findingText = useFindingText(state);
  const { findings, missing } = useInjection(CheckInvoice).execute(state);
  const { status } = useInjection(IssuedInvoices);
  const factText = (fact: (typeof missing)[number]) =>
    fact === 'earlierInvoices' && status === 'unreadable' ? t('facts.earlierInvoicesUnreadable') : t(`facts.${fact}`);
  const unchecked = [...new Set(missing.map(factText))];
  return (
    <section className={styles.check} aria-label={t('title')}>
      <h2 className={common.large}>{t('title')}</h2>
      <div aria-live="polite">
        {findings.length === 0 && missing.length === 0 && (
          <p className={styles.nothing}>
            <Icon of={CircleCheck} size={16} /> <span>{t('nothing')}</span>
          </p>
        )}
        <ul className={styles.findings}>
          {findings.map(finding => (
            <li key={finding.id} data-severity={finding.severity}>
              <Icon of={finding.severity === 'warning' ? TriangleAlert : Info} size={16} />
              <div>
                <p>
                  <span className="visually-hidden">{t(`severity.${finding.severity}`)}</span>{' '}
                  <span>{findingText(finding)}</span>
                </p>
                {finding.source && (
                  <p className={common.small}>
                    <a href={finding.source.address} target="_blank" rel="noopener noreferrer" translate="no">
                      {finding.source.text}
                    </a>{' '}
                    <span>{t('asOf', { date: calendarDate(finding.source.asOf) })}</span>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
        {missing.length > 0 && <p className={common.small}>{t('unchecked', { facts: unchecked.join(', ') })}</p>}
      </div>
      <SellerCountryField />
      <AcquisitionTaxField form={state.form} />
      {state.client?.vatNumber && (
        <p className={common.small}>
          <a href={VIES} target="_blank" rel="noopener noreferrer">
            {t('vies')}
          </a>
        </p>
      )}
      {missing.includes('sellerNumber') && (
        <p className={common.small}>
          <Link to={paths.trading}>{t('setNumberKind')}</Link>
        </p>
      )}
      <p className={common.small}>{t('noAdvice')}</p>
    </section>
  );
});

/** Returns the sentence of a finding about the invoice. */
function useFindingText({ numbered }: InvoiceFormState): (finding: InvoiceFinding) => string {
  const { t } = useTexts(['sellingCheck', 'sellingInvoices']);
  const usedNumber = useUsedNumber();
  return ({ id, values }) => {
    if (id === 'usedNumber') return usedNumber(numbered) ?? '';
    if (id === 'noVatOption') return t('sellingInvoices:invoice.concern.noVatOption');
    return t(`sellingCheck:rules.${id}`, {
      rate: values.rate ?? '',
      number: values.number ?? '',
      wording: values.wording ?? '',
      year: values.year ?? '',
    });
  };
}
