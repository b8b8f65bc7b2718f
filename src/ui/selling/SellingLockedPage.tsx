import { Lock } from 'lucide';
import { Link } from 'react-router';
import { paths } from '../paths';
import { Icon } from '../shared/Icon';
import { useTexts } from '../shared/useTexts';
import { useTitle } from '../shared/useTitle';
import styles from './SellingPage.module.css';

export function SellingLockedPage() {
  const { t } = useTexts(['selling', 'shared']);
  useTitle(t('selling:locked.title'));
  return (
    <div className={styles.page}>
      <div className={styles.empty}>
        <Icon of={Lock} size={32} />
        <h1>{t('selling:locked.title')}</h1>
        <p>{t('selling:locked.hint')}</p>
        <Link to={paths.browse}>{t('shared:toOffers')}</Link>
      </div>
    </div>
  );
}
