import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { EditInvoice } from '../../application/selling/EditInvoice';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import { Button } from '../shared/Button';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import type { InvoiceFieldsProps } from './InvoiceHeadFields';
import { SellingFailure } from './SellingFailure';
import styles from './Invoicing.module.css';
import page from './SellingPage.module.css';

export const InvoiceBar = observer(function InvoiceBar({ client, state }: InvoiceFieldsProps) {
  const { t } = useTexts(['invoicing', 'shared']);
  const editing = useInjection(EditInvoice);
  const navigate = useNavigate();
  const { issuing, isDirty } = state;
  const isSending = issuing.step === 'sending';
  const isUnknown = issuing.step === 'failed' && leavesOutcomeOpen(issuing.because);
  return (
    <div className={styles.bar}>
      {issuing.step === 'failed' && (
        <SellingFailure
          title={t(isUnknown ? 'invoicing:invoice.unknown' : 'invoicing:invoice.failed')}
          because={issuing.because}
        />
      )}
      <div className={page.presses}>
        <Button onClick={() => void navigate(`/selling/clients/${client}`)}>{t('shared:cancel')}</Button>
        <Button type="submit" kind="primary" busy={isSending}>
          {t(isSending ? 'invoicing:invoice.creating' : 'invoicing:invoice.create')}
        </Button>
        {isDirty && !isSending && (
          <Button kind="quiet" onClick={() => editing.discard(client)}>
            {t('invoicing:invoice.discard')}
          </Button>
        )}
        <p role="status" className="visually-hidden">
          {isSending && t('invoicing:invoice.creating')}
        </p>
      </div>
    </div>
  );
});
