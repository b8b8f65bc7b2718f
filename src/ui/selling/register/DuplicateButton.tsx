import { CopyPlus } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { StartDealInvoice } from '../../../application/selling/resale/StartDealInvoice';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { duplicatedForm, lastDuplicable } from '../../../domain/selling/register/InvoiceRegister';
import { decimalSign } from '../../../domain/shared/Language';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { ExistingDraftDialog } from '../resale/ExistingDraftDialog';

interface DuplicateButtonProps {
  /** The most recent first. */
  readonly invoices: readonly IssuedInvoice[];
}

/** Starts an invoice like the last one, to the same client. */
export function DuplicateButton({ invoices }: DuplicateButtonProps) {
  const { t, language } = useTexts('sellingRegister');
  const startInvoice = useInjection(StartDealInvoice);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const last = lastDuplicable(invoices);
  if (last === null) return null;

  const { clientId, clientName, number } = last;
  const proposal = duplicatedForm(last, decimalSign(language));
  const open = () => void navigate(paths.createInvoice(clientId));
  const handleDuplicate = async () => {
    if (await startInvoice.begin(clientId, proposal)) open();
    else setAsking(true);
  };
  const handleStartAnew = () => {
    startInvoice.beginAnew(clientId, proposal);
    open();
  };
  return (
    <>
      <Button title={t('duplicateHint', { number, client: clientName })} onClick={() => void handleDuplicate()}>
        <Icon of={CopyPlus} size={18} /> <span>{t('duplicate')}</span>
      </Button>
      {isAsking && (
        <ExistingDraftDialog
          client={clientName}
          onGoOn={open}
          onStartAnew={handleStartAnew}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
