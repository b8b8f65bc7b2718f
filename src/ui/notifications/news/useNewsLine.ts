import { useCallback } from 'react';
import type { News } from '../../../domain/notifications/News';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';

/** Returns what has happened, to be read below the name of the offer. */
export function useNewsLine(): (news: News) => string {
  const { t } = useTexts('notifications');
  const { money } = useFormat();
  return useCallback(
    news => {
      const amount = 'amount' in news ? money(news.amount) : '';
      const count = news.kind === 'newOffers' ? news.count : 0;
      const search = news.kind === 'match' ? news.search : '';
      return t(`line.${news.kind}`, { amount, count, search });
    },
    [t, money],
  );
}
