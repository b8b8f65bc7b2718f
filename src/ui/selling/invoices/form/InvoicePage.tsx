import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { CheckInvoice } from '../../../../application/selling/checks/CheckInvoice';
import { InvoiceForms } from '../../../../application/selling/invoices/InvoiceForms';
import { IssueInvoice } from '../../../../application/selling/invoices/IssueInvoice';
import type { ClientId } from '../../../../domain/selling/clients/Client';
import { leavesOutcomeOpen } from '../../../../domain/shared/Failure';
import { Card, Content, Grid, Page } from '../../../kit/Layout';
import { Button } from '../../../shared/Button';
import { Dialog, DialogButtons, LeaveDialog } from '../../../shared/dialogs/Dialog';
import { useLeaveGuard } from '../../../shared/dialogs/useLeaveGuard';
import { ignoreHeldKey, MoneyButton, MoneyForm } from '../../../shared/fields/MoneyButton';
import { useFirstInvalid } from '../../../shared/fields/useFirstInvalid';
import { useNeeds } from '../../../shared/fields/useForm';
import { useNavigation } from '../../../shared/navigation';
import { PageHead } from '../../../shared/page/PageHead';
import { useBarBelow } from '../../../shared/page/useBarBelow';
import { useTitle } from '../../../shared/page/useTitle';
import { paths } from '../../../shared/paths';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { InvoiceCheck } from '../../checks/InvoiceCheck';
import { useFindingText } from '../../checks/useFindingText';
import { RestoredDraft } from '../../entries/RestoredDraft';
import { SellingFailure } from '../../SellingFailure';
import { InvoiceHeadFields, type InvoicePartProps } from './InvoiceHeadFields';
import * as styles from './InvoicePage.module.css';
import { InvoiceParties } from './InvoiceParties';
import { type ChosenKind, InvoicePickers } from './InvoicePickers';
import { InvoicePriceFields } from './InvoicePriceFields';
import { InvoiceSums } from './InvoiceSums';
import { InvoiceTemplateFields, InvoiceVehicleFields } from './InvoiceVehicleFields';
import { isOpenedFromClient } from './openedFromClient';
import { useAmount } from './useAmount';

/** The invoice form for one client, laid out like the printed invoice. The totals stay visible beside it. */
export const InvoicePage = observer(function InvoicePage({ id: client }: { readonly id: ClientId }) {
  const { t } = useTexts('sellingInvoices');
  const forms = useInjection(InvoiceForms);
  const { navigate } = useNavigation();
  const wasOpenedThere = isOpenedFromClient(useLocation().state);
  const bar = useBarBelow();
  const element = useRef<HTMLFormElement>(null);
  const [choosing, setChoosing] = useState<ChosenKind | null>(null);
  const state = forms.get(client);
  const isIssued = state?.input.isSaved;
  const guard = useLeaveGuard(state?.input.isDirty === true);
  useTitle(t('invoice.title'));
  useFirstInvalid(element, state?.rejectedAttempts);

  useEffect(() => {
    void forms.open(client);
    return () => forms.close();
  }, [forms, client]);
  useEffect(() => {
    if (!isIssued) return;
    // A second entry for the client's page would make the first press of Back seem to do nothing.
    if (wasOpenedThere) void navigate(-1);
    else void navigate(paths.client(client), { replace: true });
  }, [isIssued, navigate, client, wasOpenedThere]);

  if (!state) return null;
  const part = { client, state };
  const focusOn = (name: 'invoiceNumber' | 'price') =>
    element.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
  const handleFillIn = () => {
    forms.fillIn(state);
    // The button goes when nothing is left to propose. The dealer goes on with a number, if none could be proposed, or with
    // the price, which nothing proposes.
    const { invoiceNumber, price } = state.form;
    focusOn(invoiceNumber !== '' && price === '' ? 'price' : 'invoiceNumber');
  };
  const handleChosen = () => {
    // The dialog gives the focus back when it closes.
    flushSync(() => setChoosing(null));
    if (choosing === 'motorbike' && state.form.price === '') focusOn('price');
  };
  return (
    <Page>
      <PageHead title={t('invoice.title')}>
        {Object.keys(forms.proposalFor(state)).length > 0 && (
          <Button
            kind={state.lacksRequired ? 'primary' : 'plain'}
            disabled={!state.input.takesInput}
            onClick={handleFillIn}
          >
            {t('invoice.fillIn')}
          </Button>
        )}
        {state.input.isDirty && !state.input.isSending && (
          <Button kind="quiet" onClick={() => state.discarded()}>
            {t('invoice.discard')}
          </Button>
        )}
      </PageHead>
      <Content>
        {state.input.isRestored && <RestoredDraft />}
        <MoneyForm className={styles.frame} ref={element} aria-label={t('invoice.title')}>
          <Grid gap={5} align="start" className={styles.sheet}>
            <Card className={styles.paper}>
              <InvoiceParties {...part} />
              <InvoiceHeadFields {...part} />
              <InvoiceVehicleFields {...part} onChoose={setChoosing} />
              <InvoicePriceFields {...part} />
              <InvoiceTemplateFields {...part} onChoose={setChoosing} />
            </Card>
            <Grid gap={4} className={styles.column}>
              <Card as="aside" gap={4} padding={5} className={styles.side} ref={bar} aria-label={t('invoice.sums')}>
                <InvoiceSums totals={state.totals} form={state.form} />
                <InvoiceBar {...part} />
              </Card>
              <InvoiceCheck state={state} />
            </Grid>
          </Grid>
        </MoneyForm>
      </Content>
      {choosing && (
        <InvoicePickers {...part} kind={choosing} onChosen={handleChosen} onCancel={() => setChoosing(null)} />
      )}
      {state.warnings.length > 0 && <InvoiceWarningsDialog {...part} />}
      {guard.isAsking && <LeaveDialog texts="selling" onStay={guard.stay} onLeave={guard.leave} />}
    </Page>
  );
});

/** A button names one of these if it is the only warning. */
const named = [
  'noPrice',
  'noVehicle',
  'noVatOption',
  'usedNumber',
  'soldBefore',
  'depositAboveGross',
  'futureDate',
] as const;

/** Lists the warnings of the check, and asks for a second press to issue the invoice anyway. */
const InvoiceWarningsDialog = observer(function InvoiceWarningsDialog({ client, state }: InvoicePartProps) {
  const { t } = useTexts(['sellingInvoices', 'shared']);
  const issueInvoice = useInjection(IssueInvoice);
  const findingText = useFindingText(state);
  const amount = useAmount();
  const { warnings, clientName, form, totals } = state;
  const id = useId();
  const only = warnings.length === 1 ? named.find(id => id === warnings[0]!.id) : undefined;
  const handleBack = () => state.asked([]);
  return (
    <Dialog title={t('sellingInvoices:invoice.question.title')} onCancel={handleBack} describedBy={`${id}-about ${id}`}>
      <p id={`${id}-about`}>
        {t('sellingInvoices:invoice.question.about', {
          number: form.invoiceNumber,
          client: clientName || '–',
          total: totals ? amount(totals.gross) : '–',
        })}
      </p>
      <ul id={id}>
        {warnings.map(warning => (
          <li key={warning.id}>{findingText(warning)}</li>
        ))}
      </ul>
      <DialogButtons>
        <Button onClick={handleBack} onKeyDown={ignoreHeldKey}>
          {t('sellingInvoices:invoice.question.back')}
        </Button>
        <MoneyButton
          kind="primary"
          aria-description={t('shared:newTab')}
          onClick={() => void issueInvoice.issue(client, t('sellingInvoices:invoice.creating'), true)}
        >
          {only
            ? t(`sellingInvoices:invoice.question.issue.${only}`)
            : t('sellingInvoices:invoice.question.issueWith', { count: warnings.length })}
        </MoneyButton>
      </DialogButtons>
    </Dialog>
  );
});

/** Issues the invoice and shows the outcome. */
const InvoiceBar = observer(function InvoiceBar({ client, state }: InvoicePartProps) {
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
