import type { ReactNode } from 'react';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { Lines } from '../../shared/lists/Lines';
import { useTexts } from '../../shared/texts/useTexts';

interface StruckProps {
  readonly invoice: IssuedInvoice;
  readonly children: ReactNode;
}

/** What belongs to an invoice, struck out if the invoice is void. */
export const Struck = ({ invoice, children }: StruckProps) => (invoice.voided ? <s>{children}</s> : children);

/** The number of an invoice. If it is void, it also says why, what replaces it, and that only this device knows. */
export function IssuedNumber({ invoice }: { readonly invoice: IssuedInvoice }) {
  const { t } = useTexts('selling');
  const { number, voided } = invoice;
  return (
    <Lines
      of={[
        <Struck key="number" invoice={invoice}>
          {number}
        </Struck>,
        voided && t('issued.void', { reason: voided.reason }),
        voided?.replacement && t('issued.replacedBy', { number: voided.replacement }),
        voided && t('issued.voidHere'),
      ]}
    />
  );
}
