import type { News } from '../../domain/notifications/News';
import { useFormat } from '../shared/useFormat';
import { useTexts } from '../shared/useTexts';

/** A sentence for every kind of news. */
export function useNewsWords(): (news: News) => string {
  const { t } = useTexts('notifications');
  const { money } = useFormat();
  return news => {
    const { name } = news;
    if (news.kind === 'sold' || news.kind === 'rejected')
      return t(news.kind === 'sold' ? 'sold' : 'rejected', { name });
    if (news.kind === 'answered') return t('answered', { name });
    return t(news.kind === 'outbid' ? 'outbid' : 'buyNow', { name, amount: money(news.amount) });
  };
}
