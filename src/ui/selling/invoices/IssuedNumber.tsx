import { CircleQuestionMark } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { Row } from '../../kit/Layout';
import { FileLink } from '../../shared/files/FileLink';
import { Icon } from '../../shared/icons/Icon';
import { Lines } from '../../shared/lists/Lines';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

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

/** The link to the PDF, or a note that there is none: the invoice is being sent or unconfirmed, or the app refuses its address. */
export const IssuedFile = observer(function IssuedFile({ invoice }: { readonly invoice: IssuedInvoice }) {
  const { t } = useTexts('selling');
  const issued = useInjection(IssuedInvoices);
  const { id, number, isConfirmed } = invoice;
  if (issued.isBeingSent(id)) return <span>{t('issued.sending')}</span>;
  if (!isConfirmed) {
    return (
      <Row as="span" inline gap={1.5} tone="warning" title={t('issued.unconfirmedHint')}>
        <Icon of={CircleQuestionMark} size={18} /> <span>{t('issued.unconfirmed')}</span>
      </Row>
    );
  }
  if (invoice.address === '') return <span>–</span>;
  return (
    <FileLink address={invoice.address}>
      <span>PDF</span>{' '}
      <span className="visually-hidden" translate="no">
        {number}
      </span>
    </FileLink>
  );
});
