import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { EditInvoice } from '../../../../application/selling/invoices/EditInvoice';
import { InvoiceStore } from '../../../../application/selling/invoices/InvoiceStore';
import { IssueInvoice } from '../../../../application/selling/invoices/IssueInvoice';
import type { ClientId } from '../../../../domain/selling/clients/Client';
import { Button } from '../../../shared/Button';
import { Dialog, DialogButtons } from '../../../shared/dialogs/Dialog';
import { LeaveDialog } from '../../../shared/dialogs/LeaveDialog';
import { useLeaveGuard } from '../../../shared/dialogs/useLeaveGuard';
import { ignoreHeldKey, MoneyButton, MoneyForm } from '../../../shared/fields/MoneyButton';
import { useFirstInvalid } from '../../../shared/fields/useFirstInvalid';
import { useNavigation } from '../../../shared/navigation';
import { PageHead } from '../../../shared/page/PageHead';
import { useBarBelow } from '../../../shared/page/useBarBelow';
import { useTitle } from '../../../shared/page/useTitle';
import { paths } from '../../../shared/paths';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { InvoiceCheck } from '../../checks/InvoiceCheck';
import { RestoredDraft } from '../../entries/RestoredDraft';
import page from '../../SellingPage.module.css';
import { InvoiceBar } from './InvoiceBar';
import { InvoiceHeadFields, type InvoicePartProps } from './InvoiceHeadFields';
import styles from './InvoicePage.module.css';
import { InvoiceParties } from './InvoiceParties';
import { InvoicePickers, type ChosenKind } from './InvoicePickers';
import { InvoicePriceFields } from './InvoicePriceFields';
import { InvoiceSums } from './InvoiceSums';
import { InvoiceTemplateFields, InvoiceVehicleFields } from './InvoiceVehicleFields';
import { isOpenedFromClient } from './openedFromClient';
import { useUsedNumber } from './useUsedNumber';

/** The invoice form for one client, laid out like the printed invoice. The totals stay visible beside it. */
export const InvoicePage = observer(function InvoicePage({ id: client }: { readonly id: ClientId }) {
  const { t } = useTexts('sellingInvoices');
  const store = useInjection(InvoiceStore);
  const editing = useInjection(EditInvoice);
  const { navigate } = useNavigation();
  const wasOpenedThere = isOpenedFromClient(useLocation().state);
  const bar = useBarBelow();
  const element = useRef<HTMLFormElement>(null);
  const [choosing, setChoosing] = useState<ChosenKind | null>(null);
  const state = store.get(client);
  const isIssued = state?.isIssued;
  const guard = useLeaveGuard(state?.isDirty === true);
  useTitle(t('invoice.title'));
  useFirstInvalid(element, state?.rejectedAttempts);

  useEffect(() => {
    void editing.open(client);
    return () => editing.close();
  }, [editing, client]);
  useEffect(() => {
    if (!isIssued) return;
    // A second entry for the client's page would make the first press of Back seem to do nothing.
    if (wasOpenedThere) void navigate(-1);
    else void navigate(paths.client(client), { replace: true });
  }, [isIssued, navigate, client, wasOpenedThere]);

  if (!state) return null;
  const part = { client, state };
  return (
    <div className={page.page}>
      <PageHead title={t('invoice.title')}>
        {state.isDirty && !state.isSending && (
          <Button kind="quiet" onClick={() => editing.discard()}>
            {t('invoice.discard')}
          </Button>
        )}
      </PageHead>
      <div className={page.content}>
        {state.isRestored && <RestoredDraft />}
        <MoneyForm className={styles.frame} ref={element} aria-label={t('invoice.title')}>
          <div className={styles.sheet}>
            <div className={styles.paper}>
              <InvoiceParties {...part} />
              <InvoiceHeadFields {...part} />
              <InvoiceVehicleFields {...part} onChoose={setChoosing} />
              <InvoicePriceFields {...part} />
              <InvoiceTemplateFields {...part} onChoose={setChoosing} />
            </div>
            <div className={styles.column}>
              <aside className={styles.side} ref={bar} aria-label={t('invoice.sums')}>
                <InvoiceSums totals={state.totals} form={state.form} />
                <InvoiceBar {...part} />
              </aside>
              <InvoiceCheck state={state} />
            </div>
          </div>
        </MoneyForm>
      </div>
      {choosing && <InvoicePickers {...part} kind={choosing} onDone={() => setChoosing(null)} />}
      {state.concerns.length > 0 && <InvoiceConcernsDialog {...part} />}
      {guard.isAsking && <LeaveDialog texts="selling" onStay={guard.stay} onLeave={guard.leave} />}
    </div>
  );
});

/** Lists possible mistakes, and asks for a second press to issue the invoice anyway. */
const InvoiceConcernsDialog = observer(function InvoiceConcernsDialog({ client, state }: InvoicePartProps) {
  const { t } = useTexts('sellingInvoices');
  const editing = useInjection(EditInvoice);
  const issueInvoice = useInjection(IssueInvoice);
  const used = useUsedNumber()(state.numbered);
  const handleBack = () => editing.goBack();
  return (
    <Dialog title={t('invoice.concern.title')} onCancel={handleBack}>
      {state.concerns.map(concern => (
        <p key={concern}>{concern === 'usedNumber' ? used : t(`invoice.concern.${concern}`)}</p>
      ))}
      <DialogButtons>
        <Button onClick={handleBack} onKeyDown={ignoreHeldKey}>
          {t('invoice.concern.back')}
        </Button>
        <MoneyButton kind="primary" onClick={() => void issueInvoice.execute(client, t('invoice.creating'), true)}>
          {t('invoice.concern.create')}
        </MoneyButton>
      </DialogButtons>
    </Dialog>
  );
});
