import type { MarginSum } from '../../../domain/selling/margin/MarginBook';
import { useTexts } from '../../shared/texts/useTexts';
import styles from '../register/Register.module.css';

/** Why the sums of the columns do not follow from one another. */
export function MarginSumNotes({ sum }: { readonly sum: MarginSum }) {
  const { t } = useTexts('sellingMargin');
  return (
    <>
      {sum.withoutMargin > 0 && (
        <span className={styles.detail}>{t('withoutMargin', { count: sum.withoutMargin })}</span>
      )}
      {sum.unknown > sum.withoutMargin && (
        <span className={styles.detail}>{t('unknown', { count: sum.unknown - sum.withoutMargin })}</span>
      )}
    </>
  );
}
