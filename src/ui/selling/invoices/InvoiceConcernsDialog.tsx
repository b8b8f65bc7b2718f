import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { IssueInvoice } from '../../../application/selling/invoices/IssueInvoice';
import { Button } from '../../shared/Button';
import { ModalDialog } from '../../shared/dialogs/ModalDialog';
import { ignoreHeldKey } from '../../shared/fields/ignoreHeldKey';
import { MoneyButton } from '../../shared/fields/MoneyButton';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from '../SellingPage.module.css';
import type { InvoicePartProps } from './InvoiceHeadFields';
import { useUsedNumber } from './useUsedNumber';

/** Lists possible mistakes, and asks for a second press to issue the invoice anyway. */
export const InvoiceConcernsDialog = observer(function InvoiceConcernsDialog({ client, state }: InvoicePartProps) {
  const { t } = useTexts('sellingInvoices');
  const issueInvoice = useInjection(IssueInvoice);
  const used = useUsedNumber()(state.form.invoiceNumber);
  const titleId = useId();
  const handleBack = () => state.askedNoMore();
  return (
    <ModalDialog labelledBy={titleId} onCancel={handleBack}>
      <h2 id={titleId}>{t('invoice.concern.title')}</h2>
      {state.concerns.map(concern => (
        <p key={concern}>{concern === 'usedNumber' ? used : t(`invoice.concern.${concern}`)}</p>
      ))}
      <div className={styles.presses}>
        <Button onClick={handleBack} onKeyDown={ignoreHeldKey}>
          {t('invoice.concern.back')}
        </Button>
        <MoneyButton kind="primary" onClick={() => void issueInvoice.execute(client, t('invoice.creating'), true)}>
          {t('invoice.concern.create')}
        </MoneyButton>
      </div>
    </ModalDialog>
  );
});
