import { CircleQuestionMark, FileText, LockOpen } from 'lucide';
import { observer } from 'mobx-react-lite';
import { InvoiceStore } from '../../../application/selling/invoices/InvoiceStore';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { fileAddress } from '../../../domain/shared/WebAddress';
import { Icon } from '../../shared/Icon';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import styles from '../entries/Table.module.css';

/** The link to the PDF, or a note that there is none: the invoice is being sent or unconfirmed, or its address is unsafe. */
export const IssuedFile = observer(function IssuedFile({ invoice }: { readonly invoice: IssuedInvoice }) {
  const { t } = useTexts('selling');
  const store = useInjection(InvoiceStore);
  const { id, number, isConfirmed } = invoice;
  const address = fileAddress(invoice.address);
  if (store.isBeingSent(id)) return <span>{t('issued.sending')}</span>;
  if (!isConfirmed) {
    return (
      <span className={styles.unconfirmed} title={t('issued.unconfirmedHint')}>
        <Icon of={CircleQuestionMark} size={18} /> <span>{t('issued.unconfirmed')}</span>
      </span>
    );
  }
  if (invoice.address === '') return <span>–</span>;
  if (address === null) {
    return (
      <span className={styles.unconfirmed} title={t('issued.unsafeHint')}>
        <Icon of={LockOpen} size={18} /> <span>{t('issued.unsafe')}</span>
      </span>
    );
  }
  return (
    <a className={styles.file} href={address} target="_blank" rel="noopener noreferrer">
      <Icon of={FileText} size={18} /> <span>PDF</span>{' '}
      <span className="visually-hidden" translate="no">
        {number}
      </span>
    </a>
  );
});
