import common from '../../shared/common.module.css';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './NoneFits.module.css';

/** Shown instead of rows if the refinements leave none of the loaded ones. */
export function NoneFits() {
  const { t } = useTexts('offersFinding');
  return (
    <div className={`${common.empty} ${styles.none}`} role="status">
      <h2>{t('noneFit.title')}</h2>
      <p>{t('noneFit.hint')}</p>
    </div>
  );
}
