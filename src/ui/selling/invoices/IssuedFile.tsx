import { CircleQuestionMark, FileText } from 'lucide';
import { observer } from 'mobx-react-lite';
import { InvoiceStore } from '../../../application/selling/invoices/InvoiceStore';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { Icon } from '../../shared/Icon';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import styles from '../entries/Table.module.css';

/** The link to the PDF, or a note that the invoice is being sent or unconfirmed. */
export const IssuedFile = observer(function IssuedFile({ invoice }: { readonly invoice: IssuedInvoice }) {
  const { t } = useTexts('selling');
  const store = useInjection(InvoiceStore);
  const { id, number, address, isConfirmed } = invoice;
  if (store.isBeingSent(id)) return <span>{t('issued.sending')}</span>;
  if (!isConfirmed) {
    return (
      <span className={styles.unconfirmed} title={t('issued.unconfirmedHint')}>
        <Icon of={CircleQuestionMark} size={18} /> <span>{t('issued.unconfirmed')}</span>
      </span>
    );
  }
  if (address === '') return <span>–</span>;
  return (
    <a className={styles.file} href={address} target="_blank" rel="noopener noreferrer">
      <Icon of={FileText} size={18} /> <span>PDF</span>{' '}
      <span className="visually-hidden" translate="no">
        {number}
      </span>
    </a>
  );
});
