import { autorun } from 'mobx';
import { useEffect, useRef } from 'react';
import { NewsStore } from '../../application/notifications/NewsStore';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { useFormat } from '../shared/useFormat';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';

/**
 * Tells a screen reader of an outbid, wherever its reader is. The words are spoken, not drawn, and a busy market changes
 * them many times a second: they are written past React.
 */
export function OutbidAnnouncer() {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  const news = useInjection(NewsStore);
  const registry = useInjection(OfferRegistry);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      autorun(() => {
        const offer = news.outbidOn === null ? undefined : registry.get(news.outbidOn);
        const name = offer && `${offer.label1} ${offer.label2}`.trim();
        status.current!.textContent = offer ? t('outbidOn', { name, amount: money(offer.highestBid) }) : '';
      }),
    [news, registry, t, money],
  );
  return <p ref={status} className="visually-hidden" role="status" />;
}
