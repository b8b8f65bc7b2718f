import { observer } from 'mobx-react-lite';
import { CheckInvoice } from '../../../../application/selling/checks/CheckInvoice';
import { IssueInvoice } from '../../../../application/selling/invoices/IssueInvoice';
import { leavesOutcomeOpen } from '../../../../domain/shared/Failure';
import { Grid } from '../../../kit/Layout';
import { Button } from '../../../shared/Button';
import { MoneyButton } from '../../../shared/fields/MoneyButton';
import { useNeeds } from '../../../shared/fields/useForm';
import { useNavigation } from '../../../shared/navigation';
import { paths } from '../../../shared/paths';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { SellingFailure } from '../../SellingFailure';
import type { InvoicePartProps } from './InvoiceHeadFields';
import * as styles from './InvoicePage.module.css';

/** Issues the invoice and shows the outcome. */
export const InvoiceBar = observer(function InvoiceBar({ client, state }: InvoicePartProps) {
  const { t } = useTexts(['sellingInvoices', 'shared']);
  const issueInvoice = useInjection(IssueInvoice);
  const { navigate } = useNavigation();
  const { problems, failure, isSending } = state.input;
  const missing = Object.values(problems).filter(problem => problem === 'required').length;
  // The button stays on: a press goes to the first that is missing, and the check names all of them.
  const needs = useNeeds(missing > 0 ? t('sellingInvoices:invoice.missing', { count: missing }) : null, false);
  const warnings = useInjection(CheckInvoice).warningsAtIssue(state).length;
  const isOpen = failure !== null && leavesOutcomeOpen(failure);
  return (
    <Grid gap={2}>
      <Grid gap={2} className={styles.presses}>
        <MoneyButton
          kind={state.lacksRequired ? 'tinted' : 'primary'}
          busy={isSending}
          aria-description={
            warnings > 0 ? t('sellingInvoices:invoice.asksFirst', { count: warnings }) : t('shared:newTab')
          }
          {...(missing > 0 && needs.button)}
          onClick={() => void issueInvoice.issue(client, t('sellingInvoices:invoice.creating'))}
        >
          {t(isSending ? 'sellingInvoices:invoice.creating' : 'sellingInvoices:invoice.create')}
        </MoneyButton>
        <Button onClick={() => void navigate(paths.client(client))}>{t('shared:cancel')}</Button>
        <p role="status" className="visually-hidden">
          {isSending && t('sellingInvoices:invoice.creating')}
        </p>
      </Grid>
      {needs.line}
      {/* Below the buttons, so that it does not move them. */}
      {failure && (
        <SellingFailure
          title={t(isOpen ? 'sellingInvoices:invoice.notFoundOut' : 'sellingInvoices:invoice.failed')}
          failure={failure}
        />
      )}
      {isOpen && <p>{t('sellingInvoices:invoice.lookFirst')}</p>}
    </Grid>
  );
});
