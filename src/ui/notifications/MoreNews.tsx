import { observer } from 'mobx-react-lite';
import { NewsStore } from '../../application/notifications/NewsStore';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './Toasts.module.css';

/** How many news there are beside those on screen: a busy market changes it many times a second. */
export const MoreNews = observer(function MoreNews() {
  const { t } = useTexts('notifications');
  const { number } = useFormat();
  const { moreCount } = useInjection(NewsStore);
  return moreCount > 0 && <p className={styles.more}>{t('more', { count: moreCount, number: number(moreCount) })}</p>;
});
