import { useCallback } from 'react';
import { NewsStore } from '../../application/notifications/NewsStore';
import { LiveText } from '../shared/LiveText';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './Toasts.module.css';

/** The number of news that are not shown yet for lack of space. */
export function MoreNews() {
  const { t } = useTexts('notifications');
  const { number } = useFormat();
  const news = useInjection(NewsStore);
  const words = useCallback(() => {
    const { length: count } = news.waiting;
    return count > 0 ? t('more', { count, number: number(count) }) : '';
  }, [news, t, number]);
  return <LiveText className={styles.more} words={words} />;
}
