import { useCallback } from 'react';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import type { News } from '../../../domain/notifications/News';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

/** Returns a sentence for each kind of news. An outbid shows the current highest bid. */
export function useNewsText(): (news: News) => string {
  const { t } = useTexts('notifications');
  const { money } = useFormat();
  const registry = useInjection(OfferRegistry);
  return useCallback(
    news => {
      const { name } = news;
      if (news.kind === 'outbid') {
        const { highestBid } = registry.get(news.hashId) ?? { highestBid: news.amount };
        return t('outbid', { name, amount: money(highestBid) });
      }
      if (news.kind === 'buyNow') return t('buyNow', { name, amount: money(news.amount) });
      if (news.kind === 'newOffers') return t('newOffers', { count: news.count });
      if (news.kind === 'match') return t('match', { name, search: news.search });
      return t(`plain.${news.kind}`, { name });
    },
    [t, money, registry],
  );
}

/** Returns a line that begins with the amount, for a place that cuts the sentence. Null for news without an amount. */
export function useShortNewsText(): (news: News) => string | null {
  const { t } = useTexts('notifications');
  const { money } = useFormat();
  const registry = useInjection(OfferRegistry);
  return news => {
    const { name } = news;
    if (news.kind === 'buyNow') return t('short.buyNow', { name, amount: money(news.amount) });
    if (news.kind !== 'outbid') return null;
    const { highestBid } = registry.get(news.hashId) ?? { highestBid: news.amount };
    return t('short.outbid', { name, amount: money(highestBid) });
  };
}

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
