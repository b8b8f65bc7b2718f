import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import { MenuStore } from '../../application/navigation/MenuStore';
import { DismissToasts } from '../../application/notifications/DismissToasts';
import { NewsStore } from '../../application/notifications/NewsStore';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import type { News } from '../../domain/notifications/News';
import type { HashId } from '../../domain/offers/Offer';
import { LiveText } from '../shared/texts/LiveText';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { HiddenToast } from './HiddenToast';
import { BookProblemToast, Toast } from './Toast';
import styles from './Toasts.module.css';
import { useAnnouncements } from './useAnnouncements';
import { useNewsTitle } from './useNewsTitle';
import { useRoomBelow } from './useRoomBelow';

/** Toasts about offers and messages that are not on screen. */
export const Toasts = observer(function Toasts() {
  const { t } = useTexts('notifications');
  const news = useInjection(NewsStore);
  const dismissToasts = useInjection(DismissToasts);
  const newsText = useNewsText();
  const area = useRef<HTMLElement>(null);
  // The dealer looks at all news then.
  const isListShown = useInjection(MenuStore).isShown('news');
  const toasts = isListShown ? [] : news.toasts;
  const latestText = useCallback(() => (news.latest ? newsText(news.latest) : ''), [news, newsText]);
  useNewsTitle();
  useAnnouncements();
  useRoomBelow(area);

  useEffect(() => dismissToasts.execute(), [dismissToasts]);

  useEffect(() => {
    const handleSign = () => dismissToasts.dealerIsThere();
    document.addEventListener('keydown', handleSign, true);
    document.addEventListener('pointerdown', handleSign, true);
    return () => {
      document.removeEventListener('keydown', handleSign, true);
      document.removeEventListener('pointerdown', handleSign, true);
    };
  }, [dismissToasts]);

  const handleLeft = () => dismissToasts.held(area.current!.matches(':hover, :focus-within'));

  const handleClose = (hashId: HashId) => {
    dismissToasts.close(hashId);
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const next = area.current?.querySelector('button') ?? document.getElementById('content');
      next?.focus({ preventScroll: true });
    });
  };

  return (
    <>
      <LiveText className="visually-hidden" role="status" text={latestText} />
      <section
        ref={area}
        className={styles.place}
        aria-label={toasts.length > 0 ? t('title') : undefined}
        onPointerEnter={() => dismissToasts.held(true)}
        onPointerLeave={handleLeft}
        onFocus={() => dismissToasts.held(true)}
        onBlur={() => requestAnimationFrame(handleLeft)}
      >
        <BookProblemToast />
        <HiddenToast />
        {toasts.map(toast => (
          <Toast key={toast.hashId} news={toast} text={newsText(toast)} onClose={() => handleClose(toast.hashId)} />
        ))}
        {!isListShown && <MoreNews />}
      </section>
    </>
  );
});

/** The number of news that are not shown yet for lack of space. */
function MoreNews() {
  const { t } = useTexts('notifications');
  const news = useInjection(NewsStore);
  const text = useCallback(() => {
    const { length: count } = news.queued;
    return count > 0 ? t('more', { count }) : '';
  }, [news, t]);
  return <LiveText className={styles.more} text={text} />;
}

/** Returns a sentence for each kind of news. An outbid shows the current highest bid. */
function useNewsText(): (news: News) => string {
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
