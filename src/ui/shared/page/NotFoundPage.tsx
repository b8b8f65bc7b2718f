import * as common from '../common.module.css';
import { Link } from '../navigation';
import { paths } from '../paths';
import { useTexts } from '../texts/useTexts';
import { useTitle } from './useTitle';

export function NotFoundPage() {
  const { t } = useTexts('shared');
  useTitle('404');
  return (
    <div className={common.empty}>
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundHint')}</p>
      <Link to={paths.browse}>{t('toOffers')}</Link>
    </div>
  );
}
