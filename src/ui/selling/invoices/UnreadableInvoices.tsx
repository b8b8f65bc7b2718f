import { ListIssuedInvoices } from '../../../application/selling/invoices/ListIssuedInvoices';
import { Button } from '../../shared/Button';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import page from '../SellingPage.module.css';

/** Shown in place of the issued invoices if this device could not read them. */
export function UnreadableInvoices() {
  const { t } = useTexts(['selling', 'shared']);
  const listIssued = useInjection(ListIssuedInvoices);
  return (
    <div role="alert" className={page.empty}>
      <p>{t('selling:issued.unreadable')}</p>
      <Button onClick={() => void listIssued.execute()}>{t('shared:tryAgain')}</Button>
    </div>
  );
}
