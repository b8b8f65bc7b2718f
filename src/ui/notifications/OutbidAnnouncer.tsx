import { useCallback } from 'react';
import { NewsStore } from '../../application/notifications/NewsStore';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { offerName } from '../../domain/offers/Offer';
import { LiveText } from '../shared/texts/LiveText';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/** Announces an outbid to screen readers on every page. */
export function OutbidAnnouncer() {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  const news = useInjection(NewsStore);
  const registry = useInjection(OfferRegistry);
  const text = useCallback(() => {
    const offer = news.outbidOn === null ? undefined : registry.get(news.outbidOn);
    if (!offer) return '';
    return t('outbidOn', { name: offerName(offer), amount: money(offer.highestBid) });
  }, [news, registry, t, money]);
  return <LiveText className="visually-hidden" role="status" text={text} />;
}
