import type { News } from '../../domain/notifications/News';
import { useFormat } from '../shared/useFormat';
import { useTexts } from '../shared/useTexts';

/** A sentence for every kind of news. */
export function useNewsWords(): (news: News) => string {
  const { t } = useTexts('notifications');
  const { money } = useFormat();
  return news => {
    const { kind, name } = news;
    if (kind === 'outbid' || kind === 'buyNow') return t(kind, { name, amount: money(news.amount) });
    return t(kind, { name });
  };
}
