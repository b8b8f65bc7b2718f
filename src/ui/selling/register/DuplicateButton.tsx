import { CopyPlus } from 'lucide';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { duplicatedForm, lastDuplicable } from '../../../domain/selling/register/InvoiceRegister';
import { decimalSign } from '../../../domain/shared/Language';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useStartInvoice } from '../resale/useStartInvoice';

/** Starts an invoice like the last one, to the same client. `invoices` has the most recent first. */
export function DuplicateButton({ invoices }: { readonly invoices: readonly IssuedInvoice[] }) {
  const { t, language } = useTexts('sellingRegister');
  const { start, question } = useStartInvoice();
  const last = lastDuplicable(invoices);
  if (last === null) return null;

  const { clientId: client, clientName, number } = last;
  const handleDuplicate = () =>
    void start({ client, clientName, proposal: duplicatedForm(last, decimalSign(language)) });
  return (
    <>
      <Button title={t('duplicateHint', { number, client: clientName })} onClick={handleDuplicate}>
        <Icon of={CopyPlus} size={18} /> <span>{t('duplicate')}</span>
      </Button>
      {question}
    </>
  );
}
