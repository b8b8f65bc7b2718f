import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { EditInvoice } from '../../application/selling/EditInvoice';
import { InvoiceStore } from '../../application/selling/InvoiceStore';
import { IssueInvoice } from '../../application/selling/IssueInvoice';
import type { ClientId } from '../../domain/selling/Client';
import { useFirstInvalid } from '../shared/useFirstInvalid';
import { useInjection } from '../shared/useInjection';
import { useLeaveGuard } from '../shared/useLeaveGuard';
import { useTexts } from '../shared/useTexts';
import { useTitle } from '../shared/useTitle';
import { InvoiceBar } from './InvoiceBar';
import { InvoiceHeadFields } from './InvoiceHeadFields';
import { InvoicePickers, type PickedKind } from './InvoicePickers';
import { InvoicePriceFields } from './InvoicePriceFields';
import { InvoiceVehicleFields } from './InvoiceVehicleFields';
import { LeaveDialog } from '../shared/LeaveDialog';
import styles from './SellingPage.module.css';

/** The form of an invoice to one client. */
export const InvoicePage = observer(function InvoicePage({ id: client }: { readonly id: ClientId }) {
  const { t } = useTexts('invoicing');
  const store = useInjection(InvoiceStore);
  const editing = useInjection(EditInvoice);
  const issueInvoice = useInjection(IssueInvoice);
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const [picking, setPicking] = useState<PickedKind | null>(null);
  const state = store.get(client);
  const isIssued = state?.issuing.step === 'issued';
  const guard = useLeaveGuard(state?.isDirty === true);
  useTitle(t('invoice.title'));
  useFirstInvalid(element, state?.refusals);

  useEffect(() => {
    void editing.open(client);
    return () => editing.close(client);
  }, [editing, client]);
  useEffect(() => {
    if (isIssued) void navigate(`/selling/clients/${client}`, { replace: true });
  }, [isIssued, navigate, client]);

  if (!state) return null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void issueInvoice.execute(client, t('invoice.creating'));
  };
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <header>
          <h1 className={styles.title}>{t('invoice.title')}</h1>
          {state.clientName !== null && <p className={styles.lead}>{t('invoice.to', { name: state.clientName })}</p>}
        </header>
        <form className={styles.form} ref={element} onSubmit={handleSubmit} noValidate aria-label={t('invoice.title')}>
          <InvoiceHeadFields client={client} state={state} />
          <InvoiceVehicleFields client={client} state={state} onPick={setPicking} />
          <InvoicePriceFields client={client} state={state} />
          <InvoiceBar client={client} state={state} />
        </form>
      </div>
      {picking && <InvoicePickers client={client} state={state} kind={picking} onDone={() => setPicking(null)} />}
      {guard.isAsking && <LeaveDialog texts="selling" onStay={guard.stay} onLeave={guard.leave} />}
    </div>
  );
});
