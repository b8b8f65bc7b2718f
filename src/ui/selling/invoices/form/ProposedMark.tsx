import { SmallText } from '../../../kit/Text';
import { useTexts } from '../../../shared/texts/useTexts';
import * as styles from './InvoicePage.module.css';

/** Says below a field that its value is proposed until the dealer has touched it. */
export function ProposedMark() {
  const { t } = useTexts('sellingInvoices');
  return (
    <SmallText as="span" justifySelf="start" className={styles.proposed}>
      {t('invoice.proposed')}
    </SmallText>
  );
}
