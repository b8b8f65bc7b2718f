import { CircleQuestionMark, FileText } from 'lucide';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { Icon } from '../../shared/Icon';
import { useTexts } from '../../shared/useTexts';
import styles from '../entries/Table.module.css';

/** The link to the PDF, or a note that the invoice is unconfirmed. */
export function IssuedFile({ invoice: { number, address, isConfirmed } }: { readonly invoice: IssuedInvoice }) {
  const { t } = useTexts('selling');
  if (!isConfirmed) {
    return (
      <span className={styles.unconfirmed} title={t('issued.unconfirmedHint')}>
        <Icon of={CircleQuestionMark} size={18} /> {t('issued.unconfirmed')}
      </span>
    );
  }
  if (address === '') return '–';
  return (
    <a className={styles.file} href={address} target="_blank" rel="noopener noreferrer">
      <Icon of={FileText} size={18} /> {t('issued.open', { number })}
    </a>
  );
}
